// The campaign as the browser tells it: how it stands, and what comes next. The points are the engine's.
import type { Player, Series, Words } from '../../lib/contract';
import { card, type View } from './model';

const all = card.campaign.scenarios.length;

/** One line a player: what was earned, and what of it is not spent. */
export function campaignRows(view: View, players: readonly Pick<Player, 'seat' | 'name'>[], words: Words): string[] {
  return (view.campaign?.sides ?? []).map(({ earned, left }, side) => {
    const seat = view.players.findIndex(({ faction }) => faction === (side === 1 ? 'raiders' : 'militia'));
    return words.t('campaign.side', { player: players.find((each) => each.seat === seat)?.name ?? '', earned, left });
  });
}

/** Which scenario this is; '' outside a campaign. */
export function campaignNow(view: View, words: Words): string {
  if (!view.campaign) return '';
  const n = view.campaign.played + (view.ending ? 0 : 1);
  return words.t('web.tf.campaign.now', { n, all });
}

/** Once a scenario is over. */
export function series(view: View, players: readonly Pick<Player, 'seat' | 'name'>[], words: Words): Series | null {
  const stands = view.campaign;
  if (!stands || !view.ending) return null;
  const scenario = card.campaign.scenarios[stands.played];
  const names = stands.winners.map((seat) => players.find((each) => each.seat === seat)?.name ?? '');
  const won = names.length > 0 ? [words.t('web.tf.campaign.won', { winners: names.join(', '), n: names.length })] : [];
  return {
    title: words.t('campaign.played', { played: stands.played, all }),
    rows: [...campaignRows(view, players, words), ...won],
    next: scenario
      ? words.t('web.tf.campaign.next', { scenario: words.t(`scenario.${scenario}.name`) })
      : words.t('web.tf.campaign.anew'),
  };
}
