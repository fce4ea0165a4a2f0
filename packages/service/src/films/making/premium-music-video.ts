import type { premiumMv } from '../../catalog/generators/premium-mv.ts'
import type { RequestValues } from '../../catalog/request-values.ts'
import type { DeclaredPlan } from '../../plans/declared-plan.ts'
import { makeMusicVideo } from './make-music-video.ts'

/** A film to a song with people who sing it, play to it or dance. It goes by the lyrics, and has no other quality than the best. */
export const premiumMusicVideo: DeclaredPlan<RequestValues<typeof premiumMv>> = {
  needs: () => ['video', 'hearing'],
  make: (request, context, { wanted }) =>
    makeMusicVideo(
      request,
      { chooseMode: () => request.premium_mv_mode, readsLyrics: true, fine: true },
      wanted,
      context,
    ),
}
