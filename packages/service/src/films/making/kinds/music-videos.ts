import type { mv } from '../../../catalog/generators/films/mv.ts'
import type { premiumMv } from '../../../catalog/generators/films/premium-mv.ts'
import type { RequestValues } from '../../../catalog/request-values.ts'
import type { PictureAnalysis } from '@kinora/media/engine/contract'
import type { DeclaredPlan } from '../../../plans/declared-plan.ts'
import { makeMusicVideo, type MusicVideoKind, outlineMusicVideo } from './make-music-video.ts'

/** The plan of a kind of music video, which depends only on the request. */
const musicVideoPlan = <Request extends RequestValues<typeof mv | typeof premiumMv>>(
  kindOf: (request: Request) => MusicVideoKind,
): DeclaredPlan<Request> => ({
  needs: () => ['video', 'hearing'],
  mayAsk: () => ['writing', 'reading'],
  outline: (request, context, { wanted }) => outlineMusicVideo(request, kindOf(request), wanted, context),
  make: (request, context, { wanted }) => makeMusicVideo(request, kindOf(request), wanted, context),
})

/** A film to a song, with or without singers. */
export const musicVideo = musicVideoPlan<RequestValues<typeof mv>>(({ lip_sync, quality }) => ({
  chooseMode: ({ singers, pictures }) => (lip_sync && [...singers, ...pictures].some(isFrontal) ? 'lip_sync' : 'plain'),
  readsLyrics: false,
  fine: quality === 'high',
}))

const isFrontal = ({ faces }: PictureAnalysis): boolean => faces.some(face => face.frontal)

/** A film to a song with people who sing, play or dance. It follows the lyrics and always has the best quality. */
export const premiumMusicVideo = musicVideoPlan<RequestValues<typeof premiumMv>>(({ premium_mv_mode }) => ({
  chooseMode: () => premium_mv_mode,
  readsLyrics: true,
  fine: true,
}))
