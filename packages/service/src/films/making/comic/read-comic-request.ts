import type { explainComic } from '../../../catalog/generators/films/explain-comic.ts'
import type { RequestValues } from '../../../catalog/request-values.ts'
import { type Comic, type ComicAsset, describedMembers, readChapters } from '@kinora/studio/film-writing'
import type { DescribedMember } from '@kinora/media/engine/contract'
import type { RequestInput } from '../../../plans/files/fetch-inputs.ts'
import type { PlanContext } from '../../../plans/plan.ts'
import { deriveSeed } from '../inputs/film-request.ts'
import { type KeptInput, keepInputs } from '../inputs/kept-inputs.ts'
import { EMOTIONS } from '@kinora/media/language/emotions'
import { shotCamera } from '../../../plans/stored-shapes.ts'
import { exactly, list, number, record, type Shape, text } from '../../../core/shape.ts'

export type ComicRequest = RequestValues<typeof explainComic>
type Asset = NonNullable<ComicRequest['assets']>[number]

/** A script in panels, and its inputs. */
export type ReadComic = {
  request: ComicRequest
  seed: number
  inputs: readonly KeptInput[]
  chapters: readonly Comic[]
  /** The members of the cast without a picture. */
  members: readonly DescribedMember[]
}

const comicChapters: Shape<Comic[]> = list(
  record(
    {
      language: exactly('en', 'zh'),
      panels: list(
        record({
          scene: number,
          layout: exactly('full', 'pair'),
          frames: list(
            record(
              { prompt: text, assets: list(number), from: exactly('references', 'words') },
              { camera: shotCamera },
            ),
          ),
          lines: list(
            record(
              { text, pieces: list(text), voice: text, frame: number, shown: exactly('bubble', 'subtitle') },
              { speaker: record({ name: text }, { asset: number }), emotion: exactly(...EMOTIONS) },
            ),
          ),
        }),
      ),
    },
    { place: number },
  ),
)

export async function readComicRequest(
  request: ComicRequest,
  wanted: readonly RequestInput[],
  context: PlanContext,
): Promise<ReadComic> {
  const seed = deriveSeed(context.task)
  const inputs = (await keepInputs(wanted, context)).map(input => named(input, request.assets ?? []))
  return {
    request,
    seed,
    inputs,
    members: describedMembers(request.script_content, assetsOf(request)),
    chapters: await context.step('script', comicChapters, async () => chaptersOf(request, seed)),
  }
}

/** A picture has the name of its asset, which prompts use. A scene's picture is the place of a panel. */
function named(input: KeptInput, assets: readonly Asset[]): KeptInput {
  const asset = assets[Number(/^assets\[(\d+)\]/.exec(input.role)?.[1] ?? -1)]
  return asset ? { ...input, name: asset.name, shows: asset.type === 'scene' ? 'place' : 'subject' } : input
}

const assetsOf = ({ assets = [] }: ComicRequest): ComicAsset[] =>
  assets.map(({ type, name, description, voice_id = '', image_uri }) => ({
    type,
    name,
    description,
    voice: voice_id,
    hasPicture: image_uri !== undefined,
  }))

function chaptersOf(request: ComicRequest, seed: number): Promise<Comic[]> {
  const { script_content, language, style, aspect_ratio } = request
  const [width = 1, height = 1] = aspect_ratio.split(':').map(Number)
  return readChapters(script_content, assetsOf(request), { language, style, seed, isTall: height > width })
}
