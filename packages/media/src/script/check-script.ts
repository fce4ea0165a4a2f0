import type { Catalogue } from '../scene/catalogue.ts'
import { checkScene } from '../scene/check-scene.ts'
import { compileSchema } from '../scene/compile-schema.ts'
import type { Problem } from '../scene/problem.ts'
import { checkBounds, schemaProblems } from '../scene/schema-problems.ts'
import { type Scene, SCENE_SCHEMA, SCENE_VERSION } from '../scene/scene-schema.ts'
import { type Script, SCRIPT_SCHEMA } from './script-schema.ts'

// Compiled at the first check: a process that never checks a script does not wait for it.
let compiled: ReturnType<typeof compileSchema> | undefined

/**
 * All problems of a script. `pictures` is the number of pictures in the request. A document without problems is a
 * script.
 */
export function checkScript(
  document: unknown,
  catalogue: Catalogue,
  { pictures = 0 }: { pictures?: number } = {},
): { script?: Script; problems: Problem[] } {
  const hostile = checkBounds(document)
  if (hostile) return { problems: [hostile] }
  compiled ??= compileSchema(SCRIPT_SCHEMA, [SCENE_SCHEMA])
  if (!compiled(document)) return { problems: schemaProblems(compiled.errors ?? []) }
  const script = document as Script
  const problems = [
    ...castProblems(script, catalogue, pictures),
    ...script.shots.flatMap((shot, nth) => shotProblems(script, shot, `/shots/${nth}`, { catalogue, pictures })),
  ]
  return problems.length > 0 ? { problems } : { script, problems }
}

// Entities and places are checked as a document that has nothing but them.
const NOWHERE = { id: 'nowhere', asset: 'abstract' }

function castProblems({ cast = [], places = [] }: Script, catalogue: Catalogue, pictures: number): Problem[] {
  const scene: Scene = {
    version: SCENE_VERSION,
    seconds: 1,
    entities: cast,
    places: places.length > 0 ? places : [NOWHERE],
    shots: [{ from: 0, to: 1, place: places[0]?.id ?? NOWHERE.id }],
  }
  return checkScene(scene, catalogue, { images: pictures })
    .problems.filter(({ at }) => !at.startsWith('/shots') && (places.length > 0 || !at.startsWith('/places')))
    .map(problem => ({ ...problem, at: problem.at.replace(/^\/entities/u, '/cast') }))
}

function shotProblems(
  { cast = [], places = [] }: Script,
  { who = [], place, lines = [], pictures: shown = [], scene }: Script['shots'][number],
  at: string,
  { catalogue, pictures }: { catalogue: Catalogue; pictures: number },
): Problem[] {
  const ids = cast.map(({ id }) => id)
  const known = places.map(({ id }) => id)
  const unknown = (pointer: string, id: string, allowed: string[]): Problem[] =>
    allowed.includes(id)
      ? []
      : [{ at: `${at}/${pointer}`, code: 'unknown-id', message: `${JSON.stringify(id)} is not there`, allowed }]
  return [
    ...who.flatMap((id, nth) => unknown(`who/${nth}`, id, ids)),
    ...(place === undefined ? [] : unknown('place', place, known)),
    ...lines.flatMap(({ who: speaker }, nth) =>
      speaker === undefined ? [] : unknown(`lines/${nth}/who`, speaker, ids),
    ),
    ...shown.flatMap(({ picture }, nth): Problem[] =>
      picture < pictures
        ? []
        : [
            {
              at: `${at}/pictures/${nth}/picture`,
              code: 'out-of-range',
              message: `${picture} is none of the pictures of the request, of which there are ${pictures}`,
              allowed: Array.from({ length: pictures }, (_, one) => String(one)),
            },
          ],
    ),
    ...(scene
      ? checkScene(scene, catalogue, { images: pictures }).problems.map(problem => ({
          ...problem,
          at: `${at}/scene${problem.at}`,
        }))
      : []),
  ]
}
