import type { Scene } from '@kinora/client'
import { useEffect, useRef, useState } from 'preact/hooks'
import { client } from '../session/session.ts'

const WIDTH = 320
// Shorter than a pause of somebody who types.
const REST_MS = 300

type Frames = {
  /** The picture of each document that was drawn, by its text. */
  frames: ReadonlyMap<string, string>
  /** Documents that cannot be drawn, with the reason. */
  failed: ReadonlyMap<string, Error>
}

export const frameKey = (scene: Scene, ratio: string): string => `${ratio} ${JSON.stringify(scene)}`

/** A still from the middle of each document, drawn one after another, once for each version of a document. */
export function useFrames(scenes: readonly Scene[], ratio: string, images: readonly string[]): Frames {
  const [seen, setSeen] = useState<Frames>({ frames: new Map(), failed: new Map() })
  const wanted = useRef(scenes)
  const isBusy = useRef(false)
  const known = useRef(seen)
  wanted.current = scenes
  known.current = seen
  const put = (change: Partial<Frames>): void => {
    known.current = { ...known.current, ...change }
    setSeen(known.current)
  }
  const isKnown = (key: string): boolean => known.current.frames.has(key) || known.current.failed.has(key)
  const draw = async (): Promise<void> => {
    if (isBusy.current) return
    isBusy.current = true
    for (;;) {
      const scene = wanted.current.find(one => !isKnown(frameKey(one, ratio)))
      if (!scene) break
      const key = frameKey(scene, ratio)
      try {
        const { stills } = await client().stills({
          scene,
          times: [middleOf(scene)],
          width: WIDTH,
          inline: true,
          aspect_ratio: ratio as '16:9',
          ...(JSON.stringify(scene).includes('input:images[') && { images: [...images] }),
        })
        put({ frames: new Map(known.current.frames).set(key, `data:image/jpeg;base64,${stills[0]?.data ?? ''}`) })
      } catch (error) {
        put({ failed: new Map(known.current.failed).set(key, error as Error) })
      }
    }
    isBusy.current = false
  }
  useEffect(() => {
    const timer = setTimeout(() => void draw(), REST_MS)
    return () => clearTimeout(timer)
  }, [scenes, ratio])
  // Nothing more is drawn after the page is left.
  useEffect(() => () => void (wanted.current = []), [])
  return seen
}

/** The middle of the longest shot shows most of a segment. */
function middleOf({ shots }: Scene): number {
  const [longest] = shots.toSorted((one, other) => other.to - other.from - (one.to - one.from))
  return longest ? (longest.from + longest.to) / 2 : 0
}
