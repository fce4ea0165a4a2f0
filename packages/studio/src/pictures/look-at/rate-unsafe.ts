import type { RgbaPicture } from '@kinora/media/frames/size'
import { type OpenGraphModel, openGraphModel } from '../../models/tfjs/open-graph-model.ts'
import { flattenOnWhite, resizePicture } from '../../planes/resize-picture.ts'
import { toModelPixels } from './to-model-pixels.ts'

/** In the order of the model's output. */
const KINDS = ['drawing', 'hentai', 'neutral', 'porn', 'sexy'] as const

/** The most probable kind of picture; `unrated` if the model is not installed. */
type UnsafeKind = (typeof KINDS)[number] | 'unrated'

/** `share` is 0 for certainly harmless to 1 for certainly explicit; 0 if unrated. */
export type UnsafeRating = { share: number; kind: UnsafeKind }

// The weight of each kind. `sexy` is swimwear, underwear and close-ups of skin: it raises doubtful ratings, and alone
// stays below any threshold for explicit pictures.
const WEIGHT: Readonly<Record<(typeof KINDS)[number], number>> = {
  drawing: 0,
  hentai: 1,
  neutral: 0,
  porn: 1,
  sexy: 0.3,
}

// The size the model was trained in.
const SIDE = 224

/** The probability that a picture is unsafe. It rates the whole picture, squeezed into a square. */
export async function rateUnsafe(picture: RgbaPicture, open: OpenGraphModel = openGraphModel): Promise<UnsafeRating> {
  const model = await open('nsfw')
  if (!model) return { share: 0, kind: 'unrated' }
  const small = await resizePicture(flattenOnWhite(picture), { width: SIDE, height: SIDE }, 'fill')
  const { Identity: shares } = await model.run({
    input: { data: toModelPixels(small, 0, 1), shape: [1, SIDE, SIDE, 3] },
  })
  const likelihoods = KINDS.map((kind, index) => ({ kind, share: shares?.[index] ?? 0 }))
  const [likeliest] = likelihoods.toSorted((a, b) => b.share - a.share)
  return {
    share: Math.min(
      1,
      likelihoods.reduce((sum, { kind, share }) => sum + WEIGHT[kind] * share, 0),
    ),
    kind: likeliest?.kind ?? 'unrated',
  }
}
