// `npm run test:guided-film-kills [-- --films 4]`: films of five shots that a ComfyUI paints over passes, whose service is killed at
// named points, three in each film.
import { test } from 'node:test'
import { parseArgs } from 'node:util'
import { FILM_KILL_POINTS, KILLS_OF_A_FILM, killGuidedFilms } from '../harness/guided-film-kills.ts'

const names = Object.keys(FILM_KILL_POINTS)
const { values } = parseArgs({
  options: { films: { type: 'string', default: String(Math.ceil(names.length / KILLS_OF_A_FILM)) } },
})

test(`${values.films} guided films, killed at every step`, async t => {
  const kills = Number(values.films) * KILLS_OF_A_FILM
  const points = Array.from({ length: kills }, (_, index) => names[index % names.length] ?? '')
  await killGuidedFilms(t, points, line => process.stderr.write(`${line}\n`))
})
