import { fork } from 'node:child_process'
import { once } from 'node:events'
import { keepChild } from '../api/keep-child.ts'
import { median } from '../work/figures.ts'
import type { Table } from '../work/report.ts'
import type { Amount } from './measure-scenes.ts'
import type { Alone, AlonePlan } from './render-alone.ts'
import { SCENES, type SceneName } from './scenes.ts'

type Rendered = Exclude<Alone, { isReady: true }>

/** Processes that begin at the same time. */
async function renderAtOnce(processes: number, plan: AlonePlan): Promise<Rendered[]> {
  const children = Array.from({ length: processes }, () => fork(new URL('render-alone.ts', import.meta.url)))
  const exits = children.map(child => once(child, 'exit').finally(keepChild(child)))
  await Promise.all(
    children.map(async child => {
      child.send(plan)
      await once(child, 'message')
    }),
  )
  const rendered = await Promise.all(
    children.map(async child => {
      child.send('go')
      return ((await once(child, 'message')) as [Rendered])[0]
    }),
  )
  await Promise.all(exits)
  return rendered
}

const speedOf = (rendered: readonly Rendered[]): number => rendered.reduce((sum, { wallMs }) => sum + 1_000 / wallMs, 0)

export async function measureTwoAtOnce({ folder, frames, turns }: Amount): Promise<Table> {
  const plan = { scene: 'pan and zoom' as const, folder, frames }
  const [one, two]: [number[], number[]] = [[], []]
  for (let turn = 0; turn < turns; turn++) {
    one.push(speedOf(await renderAtOnce(1, plan)))
    two.push(speedOf(await renderAtOnce(2, plan)))
  }
  return {
    title: 'Two jobs at once',
    about:
      'Two processes, each rendering *pan and zoom*, on two cores; against one alone in the turn before. The target is 1.8.',
    head: ['', 'frames/s', 'times one'],
    rows: [
      ['one process', median(one).toFixed(0), '1.00'],
      ['two processes', median(two).toFixed(0), median(two.map((speed, turn) => speed / one[turn]!)).toFixed(2)],
    ],
  }
}

export async function measureMemory({ folder, frames }: Amount): Promise<Table> {
  const rows: string[][] = []
  for (const scene of Object.keys(SCENES) as SceneName[]) {
    const [rendered] = await renderAtOnce(1, { scene, folder, frames })
    rows.push([scene, rendered!.peakMb.toFixed(0), rendered!.compositorMb.toFixed(0)])
  }
  return {
    title: 'Memory of a child',
    about:
      'The most that a process which renders one clip had resident (Node, FFmpeg and both photos as RGBA with it), and the compositor alone.',
    head: ['', 'peak MB', 'compositor MB'],
    rows,
  }
}
