import { median } from '../work/figures.ts'
import type { Table } from '../work/report.ts'
import { startChild } from '../work/run-child.ts'
import type { Taken } from './encode-clip.ts'
import { SCENES, type SceneName } from './scenes.ts'
import type { Turn, TurnsPlan } from './take-turns.ts'

export type Amount = { folder: string; frames: number; turns: number }

const NAMES = Object.keys(SCENES) as SceneName[]

/** Of each scene, all turns: the bare encoder's, the compositor's and the baselines'. */
export async function takeTurns(amount: Amount): Promise<Map<SceneName, Turn[]>> {
  const all = new Map<SceneName, Turn[]>()
  for (const scene of NAMES) {
    const child = startChild<Turn>('../render/take-turns.ts', { scene, ...amount } satisfies TurnsPlan)
    const turns: Turn[] = []
    while (turns.length < amount.turns) turns.push(await child.next())
    await child.stop()
    all.set(scene, turns)
  }
  return all
}

const keptOf = (turns: readonly Turn[], which: keyof Taken, of: (turn: Turn) => Taken | undefined): number =>
  median(turns.map(turn => turn.bare[which] / (of(turn)?.[which] ?? Number.NaN)))

const msOf = (turns: readonly Turn[], of: (turn: Turn) => Taken | undefined): string =>
  median(turns.map(turn => of(turn)?.cpuMs ?? Number.NaN)).toFixed(1)

export function sceneTable(all: ReadonlyMap<SceneName, Turn[]>): Table {
  return {
    title: 'Frames a second over the bare encoder',
    about: `The bare encoder is given frames that were drawn before; *kept* is its time over the time of drawing and encoding, as CPU time of
all threads and as time on the clock, the median of each turn against its own. Drawing alone is what the compositor takes.
${NAMES.map(name => `*${name}*: ${SCENES[name].about}`).join('; ')}.`,
    head: ['', 'encoder ms', 'all ms', 'drawing ms', 'frames/s', 'kept (CPU)', 'kept (clock)', 'target'],
    rows: [...all].map(([name, turns]) => [
      name,
      msOf(turns, turn => turn.bare),
      msOf(turns, turn => turn.composed),
      msOf(turns, turn => turn.drawn),
      (1_000 / median(turns.map(turn => turn.composed.wallMs))).toFixed(0),
      keptOf(turns, 'cpuMs', turn => turn.composed).toFixed(2),
      keptOf(turns, 'wallMs', turn => turn.composed).toFixed(2),
      SCENES[name].target.toFixed(2),
    ]),
  }
}

export function baselineTable(all: ReadonlyMap<SceneName, Turn[]>): Table {
  const rows: string[][] = []
  for (const [name, turns] of all) {
    if (!turns[0]?.canvas) continue
    const row = (way: string, of: (turn: Turn) => Taken | undefined): string[] =>
      turns.every(of)
        ? [
            `${name}: ${way}`,
            msOf(turns, of),
            (1_000 / median(turns.map(turn => of(turn)?.wallMs ?? Number.NaN))).toFixed(0),
            keptOf(turns, 'cpuMs', of).toFixed(2),
            keptOf(turns, 'wallMs', of).toFixed(2),
          ]
        : [`${name}: ${way}`, 'no ffmpeg on the PATH', '', '', '']
    rows.push(
      row('compositor', turn => turn.composed),
      row('canvas each frame, encoded here', turn => turn.canvas),
      row('canvas each frame, piped to ffmpeg', turn => turn.ffmpeg),
    )
  }
  return {
    title: 'Other ways to draw the same',
    about: `A canvas (Skia) that draws every frame anew, made YUV by the compositor's conversion and encoded in this process; and the same
canvas piped as RGBA to a spawned ffmpeg with the same encoder settings, whose CPU time counts. In the same turns.`,
    head: ['', 'all ms', 'frames/s', 'kept (CPU)', 'kept (clock)'],
    rows,
  }
}
