import { median } from '../work/figures.ts'
import type { Table } from '../work/report.ts'
import { startChild } from '../work/run-child.ts'
import { FRAMES_PER_SECOND } from '../../packages/media/src/frames/yuv-frame.ts'
import { FILM_NAMES, type FilmName, filmOf } from './films.ts'
import type { Turns, TurnsPlan } from './take-turns.ts'

export type Amount = { folder: string; turns: number; seconds?: number }

/** Each film in a process of its own: the first turn is a cold start. */
export async function shootFilms(amount: Amount): Promise<Map<FilmName, Turns>> {
  const all = new Map<FilmName, Turns>()
  for (const film of FILM_NAMES) {
    process.stderr.write(`${film}\n`)
    const child = startChild<Turns>('../studio/take-turns.ts', { film, ...amount } satisfies TurnsPlan)
    all.set(film, await child.next())
    await child.stop()
  }
  return all
}

const secondsOf = ({ frames }: Turns): number => frames / FRAMES_PER_SECOND
const bareOf = ({ turns }: Turns): number => median(turns.map(turn => turn.bare))

export function filmTable(all: ReadonlyMap<FilmName, Turns>): Table {
  return {
    title: 'A second of film',
    about: `CPU seconds for each second of 720p, drawing and encoding, what is done once apart; the encoder alone is given the same frames from
memory, in turns with the films. *Times* is the film's time over the encoder's: of the first film of a fresh process, which
compiles everything, and of the next. *Target* is for the first.`,
    head: ['', 'kind', 'encoder', 'film, cold', 'film', 'drawing, ms a frame', 'times, cold', 'times', 'target'],
    rows: [...all].map(([name, measured]) => {
      const [seconds, bare] = [secondsOf(measured), bareOf(measured)]
      const films = measured.turns.map(({ film }) => film.drawn + film.encoded)
      const [cold = Number.NaN, ...warm] = films
      const usual = median(warm.length > 0 ? warm : films)
      const draws = measured.turns.map(({ film }) => film.drawn)
      const { kind, target } = filmOf(name)
      return [
        name,
        kind,
        (bare / seconds).toFixed(2),
        (cold / seconds).toFixed(2),
        (usual / seconds).toFixed(2),
        ((1_000 * draws.at(-1)!) / measured.frames).toFixed(1),
        (cold / bare).toFixed(2),
        (usual / bare).toFixed(2),
        target === undefined ? '' : target.toFixed(0),
      ]
    }),
  }
}

export function onceTable(all: ReadonlyMap<FilmName, Turns>): Table {
  return {
    title: 'What is done once',
    about: `CPU seconds before and between the frames of those films: plates, figures and their poses, cut-outs, in-painting, the in-between
network. *Process* is a fresh child until its first order comes, *cold* its first film with models loaded and code compiled; *again* is the same film
asked for once more, when photos that were taken apart are still known. *Whole clip* is everything together, from the fork on.`,
    head: ['', 'process', 'cold', 'again', 'whole clip, cold', 'length, s'],
    rows: [...all].map(([name, measured]) => {
      const [cold, ...warm] = measured.turns.map(({ film }) => film)
      const whole = measured.started + cold!.prepared + cold!.drawn + cold!.encoded
      return [
        name,
        measured.started.toFixed(2),
        cold!.prepared.toFixed(2),
        warm.length > 0 ? median(warm.map(film => film.prepared)).toFixed(2) : '',
        whole.toFixed(2),
        secondsOf(measured).toFixed(0),
      ]
    }),
  }
}
