import { join } from 'node:path'
import { ChildFailure } from '@kinora/media/children/child-failure'
import { copyFrame, createCompositor } from '@kinora/media/compositor/compositor'
import type { Order, OrderStills, Still, WantedStills } from '@kinora/media/engine/contract'
import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'
import { writePicture } from '@kinora/media/write/write-picture'
import type { ShotList } from '../direct/shot-list.ts'
import { prepareTake } from './prepare-take.ts'
import { readVideo } from './shoot-video.ts'
import { toldOfVideo, withUnshown } from './told-of-video.ts'

const MOST_STILLS = 12

/** Small pictures of what words say, at the wanted times or of the middle of each shot, as files in a folder. */
export async function drawStillsOfWords(wanted: Order, { times }: WantedStills, folder: string): Promise<OrderStills> {
  if (wanted.kind !== 'video') throw new ChildFailure(`there are no stills of a ${wanted.kind} order`, false)
  const { order, shots, asked } = await readVideo(wanted)
  const { width, height, seconds, seed } = order
  const frames = Math.max(1, Math.round(seconds * FRAMES_PER_SECOND))
  const begins = beginnings(shots, seconds)
  const middles = begins.slice(0, MOST_STILLS).map((from, nth) => (from + (begins[nth + 1] ?? seconds)) / 2)
  const compositor = await createCompositor({ width, height })
  const stills: Still[] = []
  try {
    const take = await prepareTake(order, shots, { compositor, frames, seed, amplitude: order.amplitude })
    try {
      for (const atSeconds of [...new Set(times ?? middles)].toSorted((a, b) => a - b)) {
        await take.draw(Math.max(0, Math.min(frames - 1, Math.floor(atSeconds * FRAMES_PER_SECOND))))
        const path = join(folder, `still-${stills.length}.jpg`)
        await writePicture(path, { width, height, pixels: copyFrame(compositor.frame()) }, { format: 'jpg' })
        stills.push({ path, atSeconds, shot: begins.findLastIndex(from => from <= atSeconds), width, height })
      }
    } finally {
      take.close?.()
    }
  } finally {
    compositor.close()
  }
  const account = await toldOfVideo(order, shots, asked)
  const found = (times ?? middles).map(time => stills.find(({ atSeconds }) => atSeconds === time)!)
  return { stills: found, ...account, shots: withUnshown(shots, account.unshown) }
}

function beginnings({ shots }: ShotList, seconds: number): number[] {
  let at = 0
  return shots.map(({ share }) => {
    const from = at
    at += share * seconds
    return from
  })
}
