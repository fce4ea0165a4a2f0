import type { Catalog } from '../../../catalog/catalog.ts'
import { presentAdFilm, presentOneClickFilm } from '../../../tasks/films/present-film.ts'
import { buildAnswerSchema } from '../../../reference/answer-schemas.ts'
import { type Endpoint, endpoint } from '../../endpoint.ts'
import { changeFilm } from './change-film.ts'
import { adFilmSchema, oneClickFilmSchema } from './film-schemas.ts'
import { findFilm, findFilmOfJob, findTimeline } from './find-film.ts'

/** Queries of films and the steps that change them. */
export const filmEndpoints = ({ generators, filmActions }: Catalog): Endpoint[] => [
  ...generators
    .filter(generator => generator.film)
    .map(({ name, path }) =>
      endpoint({
        method: 'GET',
        path: `${path}/{id}`,
        tag: 'Films',
        summary:
          name === 'ad-one-click'
            ? 'An advertisement film with all its records'
            : 'A film with all its jobs, by its id or that of a job',
        scope: 'read',
        answer: { about: 'The film', schema: name === 'ad-one-click' ? adFilmSchema : oneClickFilmSchema },
        read: async call => {
          const { presenter } = call.services
          const isAd = name === 'ad-one-click'
          const found = isAd ? await findFilm(call, name, call.params.id ?? '') : await findFilmOfJob(call, name)
          const records = { ...found, timeline: await findTimeline(call, found) }
          return { json: isAd ? presentAdFilm(records, presenter) : presentOneClickFilm(records, presenter) }
        },
      }),
    ),
  ...filmActions.map(action =>
    endpoint({
      method: 'POST',
      path: action.path,
      tag: 'Films',
      summary: action.summary,
      scope: 'create',
      body: action,
      answer: { about: 'The sub-task', schema: buildAnswerSchema(action) },
      create: call => changeFilm(call, action),
    }),
  ),
]
