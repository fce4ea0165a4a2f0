import type { RgbaPicture, Size } from '@kinora/media/frames/size'
import { type ClipSource, openClips } from '../backdrops/open-clips.ts'

export type PlayedClips = {
  /** Each clip as a card, at its current frame. */
  cards: ReadonlyMap<string, () => RgbaPicture>
  /** Advances to a frame of the film; clips loop. */
  goTo(frame: number): Promise<void>
}

/** Clips that play within a film, by the assets that name them. */
export async function playClips(clips: ReadonlyMap<string, ClipSource>, frame: Size): Promise<PlayedClips> {
  const names = [...clips.keys()]
  const live = openClips([...clips.values()], frame)
  const shown = await Promise.all(live.map(one => one.next()))
  let at = 0
  return {
    cards: new Map(names.map((name, nth) => [name, () => shown[nth]!])),
    async goTo(wanted) {
      for (; at < wanted; at++)
        for (const [nth, one] of live.entries()) {
          const { rgba, ...size } = await one.next()
          shown[nth] = { ...size, rgba: Uint8Array.from(rgba) }
        }
    },
  }
}
