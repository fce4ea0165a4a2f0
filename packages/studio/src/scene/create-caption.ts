import type { Compositor } from '@kinora/media/compositor/compositor'
import { drawTitle } from '@kinora/media/text/draw-title'
import type { Shot } from '../direct/shot-list.ts'
import { isByLetter, letterEntrance, splitLetters } from '../looks/letter-entrances.ts'

type Caption = { draw(seconds: number): void; free(): void }
type Enters = NonNullable<NonNullable<Shot['texts']>[number]['enters']>

/** How words are put and how they come. */
type Lettering = { place?: 'centre' | 'upper' | 'lower-third'; from?: number; enters?: Enters }

/** Words in the middle of the frame, above what is shown or low in it, coming in gently, `from` some second on; undefined when there is nothing to read. */
export function createCaption(
  compositor: Compositor,
  text: string,
  language: string,
  { place = 'centre', from = 0, enters }: Lettering = {},
): Caption | undefined {
  const frame = { width: compositor.width, height: compositor.height }
  const title = drawTitle(text, {
    frame,
    font: 'serif',
    place: enters ? 'board' : place,
    language,
    ...(enters === 'flickering' && { color: NEON }),
  })
  if (!title) return undefined
  const pieces = (isByLetter(enters) ? splitLetters(title.picture) : [{ x: 0, picture: title.picture }]).map(
    ({ x, picture }) => ({ x: title.x + x, sprite: compositor.addSprite(picture) }),
  )
  return {
    draw(seconds) {
      for (const [nth, { x, sprite }] of pieces.entries()) {
        const { opacity, up } = letterEntrance(seconds - from, nth, enters)
        if (opacity > 0) compositor.drawSprite(sprite, { x, y: title.y - up * frame.height, opacity })
      }
    },
    free: () => pieces.forEach(({ sprite }) => sprite.free()),
  }
}
const NEON = '#FF6FD8'
