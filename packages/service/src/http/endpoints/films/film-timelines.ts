import type { Catalog } from '../../../catalog/catalog.ts'
import { choice, id } from '../../../catalog/words/words.ts'
import { Refusal } from '../../../core/errors.ts'
import type { TaskRow } from '../../../store/tasks/task-row.ts'
import { selectParts } from '../../../tasks/films/film-parts.ts'
import { formatEdl } from '../../../films/export/format-edl.ts'
import { buildOtio } from '../../../films/export/build-otio.ts'
import { type Answer, type Call, type Endpoint, endpoint } from '../../endpoint.ts'
import { timelineSchema } from './film-schemas.ts'
import { type Film, findFilm, findFilmOfJob, findTimeline } from './find-film.ts'

/** Timelines of films as data and for editing programs. */
export const timelineEndpoints = ({ generators }: Catalog): Endpoint[] =>
  generators
    .filter(generator => generator.film)
    .map(({ name, path }) =>
      endpoint({
        method: 'GET',
        path: `${path}/{id}/timeline`,
        tag: 'Films',
        summary: "A film's timeline: as data, as OpenTimelineIO or as an edit decision list",
        scope: 'read',
        query: {
          name: 'timeline query',
          summary: '',
          fields: {
            format: choice(['json', 'otio', 'edl'], {
              default: 'json',
              about: '`otio`: OpenTimelineIO with URLs of the parts; `edl`: CMX 3600, a text',
            }),
            cut: id({ about: 'A composition of the film, by its id; without it the newest that is made' }),
          },
        },
        answer: { about: 'The timeline of a composition', schema: timelineSchema },
        read: call => readTimeline(call, name),
      }),
    )

async function readTimeline(call: Call, type: string): Promise<Answer> {
  const found =
    type === 'ad-one-click' ? await findFilm(call, type, call.params.id ?? '') : await findFilmOfJob(call, type)
  const cut = cutIn(call, found)
  const timeline = await findTimeline(call, found, cut)
  const says = cut === undefined ? 'has nothing composed yet' : `has no composition ${cut} that is made`
  if (!timeline) throw new Refusal('NotFound', `film ${found.film.id} ${says}`)
  if (call.query.format === 'json') return { json: timeline }
  const name = `film-${cut ?? found.film.id}`
  if (call.query.format === 'otio') return { json: buildOtio(timeline, { name, urlOf: urlsOf(call, found) }) }
  const files = filesOf(found)
  const text = formatEdl(timeline, { title: name, fileOf: source => files.get(source) ?? source })
  await call.reply
    .headers({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.edl"`,
    })
    .send(text)
  return 'sent'
}

/** The requested composition: from the query, or from an id in the path that is not the film's. */
function cutIn({ query, params }: Call, { parts }: Film): string | undefined {
  if (typeof query.cut === 'string') return query.cut
  return selectParts(parts, 'compose').find(part => part.id === params.id)?.id
}

/** The URLs of parts; the film's own sounds keep the URLs they came with. */
function urlsOf({ services: { presenter } }: Call, { film, parts }: Film): (source: string) => string {
  const byId = new Map(parts.map(part => [part.id, part]))
  const input = presenter.input(film)
  return source => {
    const part = byId.get(source)
    if (part) return presenter.firstUrl(part)
    return typeof input[source] === 'string' ? input[source] : source
  }
}

/** The names of parts' stored files. */
const filesOf = ({ parts }: Film): Map<string, string> =>
  new Map(parts.flatMap(part => (fileOf(part) ? [[part.id, fileOf(part)]] : [])))
const fileOf = ({ result }: TaskRow): string => result?.creations[0]?.blob.split('/').at(-1) ?? ''
