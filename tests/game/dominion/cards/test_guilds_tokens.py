"""Guilds: coin tokens (rulings E3, O5), and the cards that give or take them."""

import pytest

from game import IllegalAnswer, Match
from tests.story import POSSESSED, Story, deal, names

TEN = ["Baker", "Cellar", "Chapel", "Festival", "Market", "Militia", "Moat", "Smithy", "Village", "Witch"]


def with_tokens(tokens: dict[str, int], **zones) -> Story:
    """A table as deal() lays it out, at which some players have coin tokens."""
    position = deal(**zones).match.setup
    players = [{**player, "tokens": {"coffers": tokens.get(player["name"], 0)}} for player in position["players"]]
    return Story(Match.from_position({**position, "players": players}))


def coins_of(table: Story, player: str) -> int:
    """How many coin tokens a player has, as anybody can see."""
    return table.match.view(1).tokens(table.players.index(player)).get("coffers", 0)


# Spending them


def test_coin_tokens_are_spent_after_the_treasures_and_before_the_first_buy():
    table = with_tokens({"Ann": 3}, hand="Village Copper", deck="Copper")
    assert table.asked == "play"
    table.play("Village")
    assert table.asked == "play_treasure"
    table.play_treasures("Copper Copper")
    assert (table.asked, table.options) == ("spend", "coin coin coin")
    table.then(spend="coin coin coin", buy="Duchy")
    assert table.match.supply["Duchy"] == 7
    assert coins_of(table, "Ann") == 0


def test_coin_tokens_are_asked_for_once_no_more_treasures_are_played():
    table = with_tokens({"Ann": 1}, hand="Copper Silver").play_treasures("Copper")
    assert table.asked == "play_treasure"
    table.then(play_treasure="", spend="coin")
    assert table.numbers == (1, 1, 2)
    assert table.asked == "buy", "the Silver stays in hand"


@pytest.mark.parametrize("spent", range(5))
def test_coin_tokens_are_spent_in_one_answer_as_many_as_one_likes(spent):
    table = with_tokens({"Ann": 4}).then(spend="coin " * spent)
    assert (table.asked, table.numbers) == ("buy", (1, 1, spent)), "nothing changes before the first buy"
    assert coins_of(table, "Ann") == 4 - spent


def test_coin_tokens_can_not_be_spent_beyond_what_one_has():
    table = with_tokens({"Ann": 2, "Bob": 5})
    with pytest.raises(IllegalAnswer):
        table.then(spend="coin coin coin")
    assert coins_of(table, "Ann") == 2


def test_coin_tokens_alone_buy_cards():
    table = with_tokens({"Ann": 8}, hand="Estate").then(spend="coin " * 8, buy="Province")
    assert table.match.supply["Province"] == 7
    assert coins_of(table, "Ann") == 0


def test_coin_tokens_are_never_spent_after_the_first_buy():
    table = with_tokens({"Ann": 3}, turn={"buys": 3}).then(spend="coin", buy="Copper")
    assert (table.asked, table.numbers) == ("buy", (1, 2, 1))
    table.then(buy="Copper")
    assert (table.asked, table.numbers) == ("buy", (1, 1, 1))
    assert coins_of(table, "Ann") == 2


def test_coin_tokens_are_kept_over_the_turns_and_the_coins_are_not():
    table = with_tokens({"Ann": 3}).then(spend="coin", buy="")
    assert table.turn_of == "Bob"
    assert table.numbers == (1, 1, 0)
    table.end_turn()
    assert table.turn_of == "Ann"
    assert (table.asked, table.options, table.numbers) == ("spend", "coin coin", (1, 1, 0))


def test_coin_tokens_can_be_declined_turn_after_turn():
    table = with_tokens({"Ann": 2, "Bob": 1}).then(by="Ann", spend="", buy="").then(by="Bob", spend="", buy="")
    table.then(by="Ann", spend="coin coin")
    assert (coins_of(table, "Ann"), coins_of(table, "Bob")) == (0, 1)


def test_coin_tokens_of_a_rival_are_not_asked_for():
    table = with_tokens({"Bob": 4, "Cid": 1}, cid="")
    assert table.asked == "buy"
    table.then(buy="").then(by="Bob", spend="coin coin", buy="Estate")
    table.then(by="Cid", spend="coin")
    assert [coins_of(table, player) for player in ("Ann", "Bob", "Cid")] == [0, 2, 0]


def test_coin_tokens_spent_may_be_taken_back_where_nothing_new_is_seen():
    table = with_tokens({"Ann": 3}).then(spend="coin coin")
    table.match.undo()
    assert (table.asked, table.options, table.numbers) == ("spend", "coin coin coin", (1, 1, 0))
    assert coins_of(table, "Ann") == 3


def test_coin_tokens_of_a_fork_are_its_own():
    table = with_tokens({"Ann": 3})
    Story(table.match.fork()).then(spend="coin coin")
    assert (coins_of(table, "Ann"), table.numbers) == (3, (1, 1, 0))


@pytest.mark.parametrize("count", range(2, 7))
def test_coin_tokens_are_spent_by_each_of_so_many_players(count):
    players = [{"name": f"P{seat}", "tokens": {"coffers": seat + 2}} for seat in range(count)]
    table = Story(Match.from_position({"players": players}))
    for seat in range(count):
        table.then(by=f"P{seat}", spend="coin coin").end_turn()
    assert [coins_of(table, player) for player in table.players] == list(range(count))


# In a possessed turn


def test_coin_tokens_of_a_possessed_player_are_spent_by_the_possessor():
    table = with_tokens({"Ann": 1, "Bob": 3}, turn=POSSESSED)
    assert table.options == "coin coin coin"
    table.then(by="Ann", spend="coin coin coin", buy="Silver")
    assert table.discard == "Silver"
    assert (coins_of(table, "Ann"), coins_of(table, "Bob")) == (1, 0)


def test_coin_tokens_of_the_possessor_are_not_spent_in_a_possessed_turn():
    table = with_tokens({"Ann": 5}, turn=POSSESSED)
    assert table.asked == "buy"


def test_candlestick_maker_of_a_possessed_player_leaves_the_token_with_that_player():
    table = with_tokens({}, bob="Candlestick Maker", turn=POSSESSED).play("Candlestick Maker")
    table.then(by="Ann", spend="", buy="").end_turn()
    assert (coins_of(table, "Ann"), coins_of(table, "Bob")) == (0, 1)


def test_merchant_guild_of_a_possessed_player_leaves_the_token_with_that_player():
    table = with_tokens({}, bob="Merchant Guild", turn=POSSESSED).play("Merchant Guild", buy="Copper")
    assert table.discard == "Copper"
    assert (coins_of(table, "Ann"), coins_of(table, "Bob")) == (0, 1)


def test_butcher_of_a_possessed_player_spends_that_players_tokens_for_the_possessor():
    bob = {"hand": "Butcher Estate Copper", "deck": "Duchy " * 5}
    table = with_tokens({"Ann": 3}, bob=bob, turn=POSSESSED).play("Butcher")
    table.then(by="Ann", trash="Estate", spend="coin", gain="Silver")
    assert table.discard == "Silver"
    assert (coins_of(table, "Ann"), coins_of(table, "Bob")) == (3, 1)
    table.end_turn()
    assert table.zone("Bob", "discard") == "Copper Butcher Estate"


# Baker


@pytest.mark.parametrize("count", range(2, 7))
def test_baker_among_the_piles_gives_everybody_a_token_at_the_beginning(count):
    players = [f"P{seat}" for seat in range(count)]
    match = Match.start({"players": players, "kingdom": TEN, "seed": 3})
    assert [match.view(0).tokens(seat) for seat in range(count)] == [{"coffers": 1}] * count
    table = Story(match).end_turn_with(spend="coin")
    assert sum(coins_of(table, player) for player in players) == count - 1


def test_baker_gives_a_token_to_both_players_of_the_co_op():
    match = Match.start({"mode": "coop", "players": ["Ann", "Bob"], "kingdom": TEN, "seed": 3})
    assert [match.view(0).tokens(seat) for seat in range(2)] == [{"coffers": 1}] * 2


def test_baker_that_is_not_among_the_piles_gives_nothing():
    match = Match.start({"players": ["Ann", "Bob"], "kingdom": ["Candlestick Maker", *TEN[1:]], "seed": 3})
    assert [match.view(0).tokens(seat) for seat in range(2)] == [{}, {}]


def test_baker_in_a_position_gives_nothing_at_the_beginning():
    table = deal(kingdom="Baker")
    assert (coins_of(table, "Ann"), coins_of(table, "Bob")) == (0, 0)


def test_baker_gives_a_token_that_can_be_spent_at_once():
    table = deal(hand="Baker", deck="Copper").play("Baker").play_treasures("Copper").then(spend="coin", buy="Estate")
    assert table.match.supply["Estate"] == 7
    assert coins_of(table, "Ann") == 0


# Candlestick Maker


def test_candlestick_maker_adds_to_the_tokens_one_has():
    table = with_tokens({"Ann": 2}, hand="Candlestick Maker Candlestick Maker")
    table.play("Candlestick Maker").play("Candlestick Maker")
    assert (table.asked, table.options, table.numbers) == ("spend", "coin coin coin coin", (1, 3, 0))
    assert coins_of(table, "Bob") == 0
    assert table.told("tokens") == ["Ann", "Ann"]


# Plaza


def test_plaza_may_discard_a_treasure_for_a_token():
    table = deal(hand="Plaza Copper Estate", deck="Silver").play("Plaza")
    assert table.options == "Copper Silver", "what it drew may go too"
    table.then(discard="Silver")
    assert table.discard == "Silver"
    assert table.hand == "Copper Estate"
    assert table.numbers == (2, 1, 0)
    assert coins_of(table, "Ann") == 1


def test_plaza_may_be_declined():
    table = deal(hand="Plaza Copper").play("Plaza", discard="")
    assert table.hand == "Copper"
    assert coins_of(table, "Ann") == 0


def test_plaza_without_a_treasure_asks_nothing():
    table = deal(hand="Plaza Estate", deck="Curse").play("Plaza")
    assert table.asked == "buy"
    assert coins_of(table, "Ann") == 0


def test_plaza_takes_every_treasure_but_only_one():
    table = deal(hand="Plaza Potion Harem Masterpiece Moat").play("Plaza")
    assert table.options == "Potion Harem Masterpiece"
    with pytest.raises(IllegalAnswer):
        table.then(discard="Potion Harem")


def test_plaza_under_a_throne_may_discard_twice():
    table = deal(hand="Throne Room Plaza Copper", deck="Estate Silver").play("Throne Room", play="Plaza")
    table.then(discard="Copper").then(discard="Silver")
    assert table.numbers == (4, 1, 0)
    assert coins_of(table, "Ann") == 2


# Butcher


def test_butcher_may_only_take_its_tokens():
    table = deal(hand="Butcher Estate").play("Butcher", trash="")
    assert (table.asked, table.options) == ("spend", "coin coin"), "the Buy phase has begun"
    assert (table.trash, table.discard) == ("", "")


def test_butcher_gains_a_card_for_the_trashed_one_and_some_tokens():
    table = with_tokens({"Ann": 1}, hand="Butcher Estate Copper").play("Butcher", trash="Estate")
    assert (table.asked, table.options) == ("spend", "coin coin coin"), "the two it gave among them"
    table.then(spend="coin")
    assert names(table.options) == ["Copper", "Silver", "Estate", "Curse"]
    table.then(gain="Silver")
    assert (table.trash, table.discard) == ("Estate", "Silver")
    assert table.numbers == (0, 1, 0), "what is paid here gives no coins"
    table.play_treasures("Copper")
    assert (table.asked, table.options) == ("spend", "coin coin"), "the rest can still be spent"


def test_butcher_may_pay_no_token_and_gain_a_card_of_the_same_cost():
    table = deal(hand="Butcher Estate").play("Butcher", trash="Estate", spend="")
    assert names(table.options) == ["Copper", "Estate", "Curse"]
    table.then(gain="Estate")
    assert coins_of(table, "Ann") == 2


def test_butcher_may_pay_all_tokens():
    table = with_tokens({"Ann": 4}, hand="Butcher Estate").play("Butcher", trash="Estate", spend="coin " * 6)
    table.then(gain="Province")
    assert table.discard == "Province"
    assert coins_of(table, "Ann") == 0
    assert table.asked == "buy"


def test_butcher_must_gain_a_card_once_one_is_trashed():
    table = deal(hand="Butcher Estate").play("Butcher", trash="Estate", spend="")
    with pytest.raises(IllegalAnswer):
        table.then(gain="")


def test_butcher_with_an_empty_hand_does_not_trash_itself():
    table = deal(hand="Butcher").play("Butcher")
    assert table.asked == "spend"
    assert table.in_play == "Butcher"


def test_butcher_gains_a_potion_card_only_for_a_potion_card():
    kingdom = "Familiar Golem Possession Transmute"
    table = deal(hand="Butcher Golem Province", kingdom=kingdom).play("Butcher", trash="Golem", spend="coin coin")
    offered = "Copper Silver Gold Potion Estate Duchy Curse Familiar Golem Possession Transmute Butcher"
    assert sorted(names(table.options)) == sorted(names(offered))
    table = deal(hand="Butcher Province", kingdom=kingdom).play("Butcher", trash="Province", spend="coin coin")
    assert not {"Familiar", "Golem", "Possession", "Transmute"} & set(names(table.options))


def test_butcher_under_a_bridge_compares_the_lowered_costs():
    table = deal(hand="Village Bridge Butcher Estate Estate", deck="Estate").play("Village").play("Bridge")
    table.play("Butcher", trash="Estate", spend="coin")
    assert "Silver" in names(table.options), "1 and a token for what costs 2 now"
    assert "Bridge" not in names(table.options)


def test_butcher_under_a_throne_may_use_the_tokens_of_both_times():
    table = deal(hand="Throne Room Butcher Estate Silver").play("Throne Room", play="Butcher", trash="Estate")
    table.then(spend="", gain="Estate").then(trash="Silver")
    assert table.options == "coin coin coin coin"
    table.then(spend="coin coin coin", gain="Gold")
    assert table.discard == "Estate Gold"
    assert coins_of(table, "Ann") == 1


def test_butcher_lets_the_tokens_be_taken_back_before_the_gain():
    table = deal(hand="Butcher Estate").play("Butcher", trash="Estate", spend="coin coin")
    table.match.undo()
    assert (table.asked, table.options) == ("spend", "coin coin")
    assert coins_of(table, "Ann") == 2


# Merchant Guild


def test_merchant_guild_gives_a_token_for_each_buy_of_the_turn():
    table = deal(hand="Merchant Guild", deck="Estate " * 5).play("Merchant Guild", buy="Copper")
    assert coins_of(table, "Ann") == 1
    assert (table.asked, table.numbers) == ("buy", (0, 1, 1)), "it can not be spent in this turn any more"
    table.then(buy="Copper")
    assert coins_of(table, "Ann") == 2
    table.end_turn()
    assert (table.turn_of, table.asked, table.options) == ("Ann", "spend", "coin coin")


def test_merchant_guild_twice_in_play_gives_two_tokens_for_each_buy():
    table = deal(play="Merchant Guild Merchant Guild", turn={"buys": 2}).then(buy="Copper")
    assert coins_of(table, "Ann") == 2
    table.then(buy="Copper")
    assert coins_of(table, "Ann") == 4


def test_merchant_guild_under_a_throne_is_still_one_in_play():
    table = deal(hand="Throne Room Merchant Guild").play("Throne Room", play="Merchant Guild")
    assert table.numbers == (0, 3, 2)
    table.then(buy="Estate")
    assert coins_of(table, "Ann") == 1


def test_merchant_guild_gives_nothing_for_a_gain_without_a_buy():
    table = deal(hand="Workshop", play="Merchant Guild").play("Workshop", gain="Silver")
    assert coins_of(table, "Ann") == 0


def test_merchant_guild_counts_the_bought_card_and_not_what_overpaying_brings():
    table = deal(play="Merchant Guild", kingdom="Masterpiece", turn={"coins": 6})
    table.then(buy="Masterpiece", overpay="coin coin coin")
    assert table.told("gain") == ["Ann: Silver", "Ann: Silver", "Ann: Silver", "Ann: Masterpiece"]
    assert coins_of(table, "Ann") == 1


def test_merchant_guild_outside_play_sees_no_buy():
    table = deal(hand="Merchant Guild", bob={"play": "Merchant Guild"}, turn={"actions": 0, "coins": 5, "buys": 2})
    table.then(buy="Merchant Guild")
    assert (coins_of(table, "Ann"), coins_of(table, "Bob")) == (0, 0)


def test_merchant_guild_in_play_sees_another_one_being_bought():
    table = deal(play="Merchant Guild", turn={"coins": 5, "buys": 2}).then(buy="Merchant Guild")
    assert coins_of(table, "Ann") == 1


def test_merchant_guild_gives_nothing_for_a_turn_without_a_buy():
    table = deal(hand="Merchant Guild", deck="Copper " * 5).play("Merchant Guild", buy="").end_turn()
    assert coins_of(table, "Ann") == 0


def test_merchant_guild_watches_only_the_turn_it_is_played_in():
    table = deal(hand="Merchant Guild", deck="Estate " * 5).play("Merchant Guild").end_turn().end_turn()
    table.then(by="Ann", buy="Copper")
    assert coins_of(table, "Ann") == 0
