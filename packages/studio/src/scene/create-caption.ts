import type { Compositor } from '@kinora/media/compositor/compositor'
import { drawTitle } from '@kinora/media/text/draw-title'

type Caption = { draw(seconds: number): void; free(): void }

const FADE_SECONDS = 0.6

/** Words in the middle of the frame, above what is shown or low in it, coming in gently, `from` some second on; undefined when there is nothing to read. */
export function createCaption(
  compositor: Compositor,
  text: string,
  language: string,
  place: 'centre' | 'upper' | 'lower-third' = 'centre',
  from = 0,
): Caption | undefined {
  const frame = { width: compositor.width, height: compositor.height }
  const title = drawTitle(text, { frame, font: 'serif', place, language })
  if (!title) return undefined
  const sprite = compositor.addSprite(title.picture)
  return {
    draw(seconds) {
      const shown = Math.min(1, Math.max(0, (seconds - from) / FADE_SECONDS))
      if (shown === 0) return
      const rise = (1 - shown) * (1 - shown) * frame.height * 0.02
      compositor.drawSprite(sprite, { x: title.x, y: title.y + rise, opacity: shown })
    },
    free: () => sprite.free(),
  }
}
