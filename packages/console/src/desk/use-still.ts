import { RequestRefused, type Scene, type SceneProblem, type SceneWarning, type Stills } from '@kinora/client'
import { useEffect, useRef, useState } from 'preact/hooks'
import { client } from '../session/session.ts'
import type { Still } from './edit-scene.ts'

export type Seen = {
  still: Still | undefined
  /** The document that the still shows. */
  shown: Scene | undefined
  notes: Stills['notes']
  problems: readonly SceneProblem[]
  warnings: readonly SceneWarning[]
  error: Error | undefined
  isDrawing: boolean
}

const NOTHING: Seen = {
  still: undefined,
  shown: undefined,
  notes: [],
  problems: [],
  warnings: [],
  error: undefined,
  isDrawing: true,
}

// Shorter than a pause of somebody who types, long enough that a drag is not drawn at every pixel.
const REST_MS = 250

type Wanted = { scene: Scene; seconds: number; seed: number; ratio: string; images: readonly string[] }

export const stillBody = (
  { scene, seed, ratio, images }: Omit<Wanted, 'seconds'>,
  times: readonly number[],
  width: number,
) =>
  ({
    scene,
    times: [...times],
    width,
    seed,
    inline: true,
    aspect_ratio: ratio as '16:9',
    ...(images.length > 0 && { images: [...images] }),
  }) as const

/**
 * Work that follows a value. One run at a time: the service stops the process that draws when a request is aborted, and
 * the next one would wait for a new process. After a run, the newest value is next.
 */
function useLatest(work: (isCurrent: () => boolean) => Promise<void>, keys: readonly unknown[], restMs: number): void {
  const running = useRef(false)
  const newest = useRef(work)
  const round = useRef(0)
  newest.current = work
  useEffect(() => {
    round.current += 1
    const follow = async (): Promise<void> => {
      if (running.current) return
      running.current = true
      let done: number
      do {
        const at = (done = round.current)
        await newest.current(() => at === round.current)
      } while (done !== round.current && round.current >= 0)
      running.current = false
    }
    const timer = setTimeout(() => void follow(), restMs)
    return () => clearTimeout(timer)
  }, keys)
  // Nothing is shown after the page is left.
  useEffect(() => () => void (round.current = -1), [])
}

/** A still and the problems of a document, which follow each change. The last still stays until there is another. */
export function useStill({ scene, seconds, seed, ratio, images }: Wanted): Seen {
  const [seen, setSeen] = useState<Seen>(NOTHING)
  const keys = [scene, seconds, seed, ratio, images]
  useEffect(() => setSeen(before => ({ ...before, isDrawing: true })), keys)
  useLatest(
    async isCurrent => {
      const put = (next: Partial<Seen>): void => {
        if (isCurrent()) setSeen(before => ({ ...before, ...next }))
      }
      try {
        const { valid, problems, warnings } = await client().checkScene(scene)
        put({ problems, warnings })
        if (!valid || !isCurrent()) return put({ isDrawing: false, error: undefined })
        const body = stillBody({ scene, seed, ratio, images }, [seconds], WIDTH)
        const { stills, notes } = await client().stills({ ...body, layout: true })
        put({ still: stills[0], shown: scene, notes, error: undefined, isDrawing: false })
      } catch (error) {
        put({ error: error as Error, isDrawing: false, ...(error instanceof RequestRefused && { notes: [] }) })
      }
    },
    keys,
    seen.still ? REST_MS : 0,
  )
  return seen
}

const WIDTH = 640

// The strip of all shots is drawn when nothing has changed for a while.
const IDLE_MS = 1_500
const STRIP_WIDTH = 160
const MAX_STRIP = 12

/** A small picture of each shot. */
export function useStrip({ scene, seed, ratio, images }: Omit<Wanted, 'seconds'>, isReady: boolean): readonly Still[] {
  const [stills, setStills] = useState<readonly Still[]>([])
  useLatest(
    async isCurrent => {
      if (!isReady) return
      const times = scene.shots.slice(0, MAX_STRIP).map(({ from, to }) => (from + to) / 2)
      // A strip that could not be drawn is drawn after the next change.
      const drawn = await client()
        .stills(stillBody({ scene, seed, ratio, images }, times, STRIP_WIDTH))
        .catch(() => undefined)
      if (drawn && isCurrent()) setStills(drawn.stills)
    },
    [scene, seed, ratio, images, isReady],
    IDLE_MS,
  )
  return stills
}

export const pictureOf = ({ data }: Pick<Still, 'data'>): string => `data:image/jpeg;base64,${data ?? ''}`

/** A small picture of the first shot, for lists. */
export async function firstPicture(wanted: Omit<Wanted, 'seconds'>): Promise<string> {
  const [first] = wanted.scene.shots
  const middle = ((first?.from ?? 0) + (first?.to ?? 1)) / 2
  const { stills } = await client().stills(stillBody(wanted, [middle], LISTED_WIDTH))
  return pictureOf(stills[0] ?? {})
}
const LISTED_WIDTH = 320
