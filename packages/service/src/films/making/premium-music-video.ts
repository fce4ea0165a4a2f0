import type { premiumMv } from '../../catalog/generators/premium-mv.ts'
import type { RequestValues } from '../../catalog/request-values.ts'
import type { DeclaredPlan } from '../../plans/declared-plan.ts'
import { makeMusicVideo, type MusicVideoKind, outlineMusicVideo } from './make-music-video.ts'

type Request = RequestValues<typeof premiumMv>

const kindOf = ({ premium_mv_mode }: Request): MusicVideoKind => ({
  chooseMode: () => premium_mv_mode,
  readsLyrics: true,
  fine: true,
})

/** A film to a song with people who sing it, play to it or dance. It goes by the lyrics, and has no other quality than the best. */
export const premiumMusicVideo: DeclaredPlan<Request> = {
  needs: () => ['video', 'hearing'],
  outline: (request, context, { wanted }) => outlineMusicVideo(request, kindOf(request), wanted, context),
  make: (request, context, { wanted }) => makeMusicVideo(request, kindOf(request), wanted, context),
}
