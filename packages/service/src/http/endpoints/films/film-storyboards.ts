import type { Catalog } from '../../../catalog/catalog.ts'
import type { FilmAction, Generator } from '../../../catalog/declare.ts'
import { filmChange } from '../../../catalog/scene-stills.ts'
import { id } from '../../../catalog/words/words.ts'
import { findDesign } from '../../../films/making/design/film-design.ts'
import { lockAccounts } from '../../../store/accounts.ts'
import { findSteps } from '../../../store/work/steps.ts'
import { showChosenCut } from '../../../store/work/end-tasks.ts'
import { cutAsFilm, selectCuts, partToUse, requireMade, withKeptPictures } from '../../../tasks/films/film-parts.ts'
import { presentStoryboard } from '../../../tasks/films/present-storyboard.ts'
import { findPlan } from '../../../tasks/plans.ts'
import type { Tx } from '../../../store/pool.ts'
import { type Answer, type Call, type Endpoint, endpoint } from '../../endpoint.ts'
import { changeFilmWords } from '../../../tasks/films/change-film-words.ts'
import { changedFilmSchema } from '../../../reference/scene-answers.ts'
import { askingFor } from '../preview-asking.ts'
import { findFilm } from './find-film.ts'
import { storyboardSchema } from './storyboard-schema.ts'

const chosenCut = {
  name: 'film cut',
  summary: 'The composition that the film shows',
  fields: { cut: id({ required: true, about: 'A composition of the film that is made, by its id' }) },
}

/** Films as an editor needs them, and the choice of the shown composition. */
export const storyboardEndpoints = ({ generators, filmActions }: Catalog): Endpoint[] => [
  ...generators
    .filter(({ film, plan }) => film === undefined && findPlan(plan).script !== undefined)
    .map(generator =>
      endpoint({
        method: 'GET',
        path: `${generator.path}/{id}/storyboard`,
        tag: 'Films',
        summary: 'The script of a film that is made in one piece: its shots, letters and music',
        scope: 'read',
        answer: { about: 'The storyboard, without segments', schema: storyboardSchema },
        read: call => readStoryboard(call, generator, []),
      }),
    ),
  ...generators
    .filter(generator => generator.film)
    .flatMap(generator => {
      const actions = filmActions.filter(action => action.film === generator.name)
      const answer = { about: 'The storyboard', schema: storyboardSchema }
      return [
        endpoint({
          method: 'GET',
          path: `${generator.path}/{id}/storyboard`,
          tag: 'Films',
          summary: 'A film as an editor needs it: every version of every part, every composition',
          scope: 'read',
          answer,
          read: call => readStoryboard(call, generator, actions),
        }),
        endpoint({
          method: 'POST',
          path: `${generator.path}/{id}/change`,
          tag: 'Films',
          summary:
            'Show the change that words make to a film: its documents, their differences and its order; costs nothing',
          scope: 'create',
          ignoresIdempotencyKey: true,
          body: filmChange,
          answer: { about: 'The changed documents, for edits', schema: changedFilmSchema },
          read: call => changeInWords(call, generator),
        }),
        endpoint({
          method: 'PUT',
          path: `${generator.path}/{id}/cut`,
          tag: 'Films',
          summary: 'Choose which composition the film shows; costs nothing, and can be chosen back',
          scope: 'create',
          body: chosenCut,
          canClash: true,
          answer,
          change: (call, tx) => chooseCut(call, generator, actions, tx),
          changed: ({ services, params }) => services.changed(params.id ?? ''),
        }),
      ]
    }),
]

async function readStoryboard(call: Call, { name, plan }: Generator, actions: readonly FilmAction[]): Promise<Answer> {
  const { presenter, db } = call.services
  const { film, parts } = await findFilm(call, name, call.params.id ?? '')
  const design = findDesign(await findSteps(db, film.id))
  const { images } = film.request
  const script = findPlan(plan).script?.(film.request, Array.isArray(images) ? images.length : 0)
  return {
    json: presentStoryboard({ film, parts: await withKeptPictures(db, parts), design, actions, script }, presenter),
  }
}

async function changeInWords(call: Call, { name }: Generator): Promise<Answer> {
  const { services, params, body } = call
  const { film, parts } = await findFilm(call, name, params.id ?? '')
  requireMade(film)
  const design = findDesign(await findSteps(services.db, film.id))
  return { json: await changeFilmWords(body, { parts, design }, askingFor(call), services) }
}

async function chooseCut(call: Call, generator: Generator, actions: readonly FilmAction[], tx: Tx): Promise<Answer> {
  const { services, caller, params, body } = call
  // Ending a composition takes the same lock, so the two never overlap.
  await lockAccounts(tx, [caller.accountId])
  const { film, parts } = await findFilm(call, generator.name, params.id ?? '')
  requireMade(film)
  const cut = partToUse(selectCuts(parts), 'compose', String(body.values.cut), 'cut')
  if (!cut.result) throw new Error(`composition ${cut.id} succeeded without a result`)
  const result = cutAsFilm(cut.id, cut.result, services.nextId)
  await showChosenCut(tx, { film_id: film.id, result }, new Date(services.clock()))
  const design = findDesign(await findSteps(tx, film.id))
  const shown = { film: { ...film, result }, parts: await withKeptPictures(tx, parts), design, actions }
  return { json: presentStoryboard(shown, services.presenter) }
}
