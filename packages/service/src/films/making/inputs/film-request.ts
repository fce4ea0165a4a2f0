import type { adOneClick } from '../../../catalog/generators/films/ad-one-click.ts'
import type { explainComic } from '../../../catalog/generators/films/explain-comic.ts'
import type { generalOneClick } from '../../../catalog/generators/films/general-one-click.ts'
import type { multiframe } from '../../../catalog/generators/multiframe.ts'
import type { mv } from '../../../catalog/generators/films/mv.ts'
import type { trendingReplicate } from '../../../catalog/generators/films/trending-replicate.ts'
import type { premiumMv } from '../../../catalog/generators/films/premium-mv.ts'
import type { RequestValues } from '../../../catalog/request-values.ts'
import type { Film, PlanTask } from '../../../plans/plan.ts'
import { createHash } from 'node:crypto'

/** The fields of any film's request. */
export type FilmRequest = RequestValues<
  | typeof adOneClick
  | typeof generalOneClick
  | typeof mv
  | typeof premiumMv
  | typeof explainComic
  | typeof multiframe
  | typeof trendingReplicate
>

/** The request of a film's row: it was checked when the film was created. */
export const filmRequest = ({ task }: Film): FilmRequest => filmRequestValues(task)

/** The request of a film that is not created. */
export const filmRequestValues = ({ request }: Pick<PlanTask, 'request'>): FilmRequest => request

/** All texts of the caller about pictures and sound. */
export const callersText = ({ prompt, style, script_content, image_settings = [] }: FilmRequest): string =>
  [prompt, style, script_content, ...image_settings.map(one => one.prompt)]
    .filter(text => text !== undefined && text !== '')
    .join('\n')

/** Films have no seed field: the same request gives the same film, and inputs are equal if their bytes are. */
export function deriveSeed({ type, request }: Pick<PlanTask, 'type' | 'request'>): number {
  const { callback_url: _callback, payload: _payload, ...asked } = request
  const hash = createHash('sha256')
    .update(JSON.stringify([type, asked], (_name, value: unknown) => withoutUpload(value)))
    .digest()
  return 1 + (hash.readUInt32BE(0) % 2_147_483_000)
}

const withoutUpload = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'blob' in value ? { blob: value.blob } : value
