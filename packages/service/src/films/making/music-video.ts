import type { mv } from '../../catalog/generators/mv.ts'
import type { RequestValues } from '../../catalog/request-values.ts'
import type { Seen } from '@kinora/media/engine/contract'
import type { DeclaredPlan } from '../../plans/declared-plan.ts'
import { makeMusicVideo } from './make-music-video.ts'

/** A film to a song, with or without a singer. */
export const musicVideo: DeclaredPlan<RequestValues<typeof mv>> = {
  needs: () => ['video', 'hearing'],
  make: (request, context, { wanted }) =>
    makeMusicVideo(
      request,
      {
        chooseMode: ({ singers, pictures }) =>
          request.lip_sync && [...singers, ...pictures].some(isFrontal) ? 'lip_sync' : 'plain',
        readsLyrics: false,
        fine: request.quality === 'high',
      },
      wanted,
      context,
    ),
}

const isFrontal = ({ faces }: Seen): boolean => faces.some(face => face.frontal)
