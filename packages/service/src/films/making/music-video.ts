import type { mv } from '../../catalog/generators/mv.ts'
import type { RequestValues } from '../../catalog/request-values.ts'
import type { Seen } from '@kinora/media/engine/contract'
import type { DeclaredPlan } from '../../plans/declared-plan.ts'
import { makeMusicVideo, type MusicVideoKind, outlineMusicVideo } from './make-music-video.ts'

type Request = RequestValues<typeof mv>

const kindOf = ({ lip_sync, quality }: Request): MusicVideoKind => ({
  chooseMode: ({ singers, pictures }) => (lip_sync && [...singers, ...pictures].some(isFrontal) ? 'lip_sync' : 'plain'),
  readsLyrics: false,
  fine: quality === 'high',
})

/** A film to a song, with or without a singer. */
export const musicVideo: DeclaredPlan<Request> = {
  needs: () => ['video', 'hearing'],
  outline: (request, context, { wanted }) => outlineMusicVideo(request, kindOf(request), wanted, context),
  make: (request, context, { wanted }) => makeMusicVideo(request, kindOf(request), wanted, context),
}

const isFrontal = ({ faces }: Seen): boolean => faces.some(face => face.frontal)
