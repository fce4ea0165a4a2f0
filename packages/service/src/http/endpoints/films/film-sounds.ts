import type { Catalog } from '../../../catalog/catalog.ts'
import { id } from '../../../catalog/words/words.ts'
import { Refusal } from '../../../core/errors.ts'
import { field, objectSchema } from '../../../reference/answer-schemas.ts'
import { findCut } from '../../../tasks/films/film-parts.ts'
import { findFilmWords } from '../../../tasks/films/film-words.ts'
import { type Answer, type Call, type Endpoint, endpoint } from '../../endpoint.ts'
import { clientClosedSignal } from '../../caller-signals.ts'
import { findFilm, findTimeline } from './find-film.ts'

const soundSchema = objectSchema({
  cut: field.id('The composition'),
  seconds: field.number('Its duration'),
  peaksPerSecond: field.number('The number of peaks per second'),
  peaks: field.list(
    { type: 'integer', minimum: 0, maximum: 100 },
    'Peak levels in percent of full scale, for the first ten minutes',
  ),
  words: field.list(
    objectSchema({
      text: field.text('A word'),
      fromSeconds: field.number('When it begins in the film'),
      toSeconds: field.number('When it ends'),
    }),
    'The spoken words, as far as known',
  ),
})

/** The sound of films for a timeline: a waveform and word times. */
export const filmSoundEndpoints = ({ generators }: Catalog): Endpoint[] =>
  generators
    .filter(generator => generator.film)
    .map(({ name, path }) =>
      endpoint({
        method: 'GET',
        path: `${path}/{id}/sound`,
        tag: 'Films',
        summary: "The sound of a film: peaks for a waveform, and its words' times",
        scope: 'read',
        query: {
          name: 'film sound query',
          summary: '',
          fields: {
            cut: id({ about: 'A composition of the film, by its id; without it the one that the film shows' }),
          },
        },
        answer: { about: 'The sound of a composition', schema: soundSchema },
        read: call => readSound(call, name),
      }),
    )

// The pixels of a wide screen; long films get fewer a second.
const MAX_PEAKS = 3_000
const [FEWEST_PER_SECOND, MAX_PER_SECOND] = [4, 40]

async function readSound(call: Call, type: string): Promise<Answer> {
  const { services, query, params, reply } = call
  const found = await findFilm(call, type, params.id ?? '')
  const asked = typeof query.cut === 'string' ? query.cut : undefined
  const cut = findCut(found, asked)
  const creation = cut?.let_go ? undefined : cut?.result?.creations[0]
  const blob = creation && (await services.blobs.open(creation.blob))
  const timeline = await findTimeline(call, found, cut?.id)
  if (!cut || !blob || !timeline)
    throw new Refusal(
      'NotFound',
      `film ${found.film.id} has ${asked === undefined ? 'nothing composed that is kept' : `no composition ${asked} that is made and kept`}`,
    )
  const seconds = timeline.frames / timeline.framesPerSecond
  const perSecond = Math.max(FEWEST_PER_SECOND, Math.min(MAX_PER_SECOND, Math.floor(MAX_PEAKS / seconds)))
  const signal = clientClosedSignal(call)
  const { file } = await services.convert(blob, { kind: 'peaks', format: 'json', perSecond }, { signal })
  const peaks: unknown = JSON.parse(await file.readFile('utf8').finally(() => file.close()))
  // Compositions are immutable.
  reply.header('cache-control', asked === undefined ? 'no-cache' : 'private, max-age=3600')
  const words = await findFilmWords(found, timeline, services)
  return { json: { cut: cut.id, seconds, peaksPerSecond: perSecond, peaks, words } }
}
