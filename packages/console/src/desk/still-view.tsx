import { useRef, useState } from 'preact/hooks'
import { t } from '../texts/texts.ts'
import type { Layout, EntityInFrame, Still } from './edit-scene.ts'
import { dragToFloorMetres } from './metres-for.ts'
import { pictureOf } from './use-still.ts'

type Props = {
  still: Still
  /** The name of somebody or something for people, by the id. */
  name: (id: string) => string
  isDrawing: boolean
  selected: string | undefined
  onSelect: (entity: string) => void
  /** Metres to the right and towards the camera. */
  onMove: (one: EntityInFrame, by: readonly [number, number, number]) => void
}

/** Metres that an arrow key moves. */
export const KEY_METRES = 0.1

type Dragged = { id: string; x: number; y: number; dx: number; dy: number }

/** A still with a box around everybody and everything: select by a click or Tab, move by dragging or by arrow keys. */
export function StillView({ still, name, isDrawing, selected, onSelect, onMove }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const [dragged, setDragged] = useState<Dragged>()
  const entities = still.layout?.entities ?? []
  const drop = (one: EntityInFrame): void => {
    const box = frame.current?.getBoundingClientRect()
    if (!dragged || !box) return
    setDragged(undefined)
    const by = dragToFloorMetres(one, dragged.dx / box.width, dragged.dy / box.height)
    if (Math.hypot(dragged.dx, dragged.dy) > LEAST_DRAG) onMove(one, by)
  }
  return (
    <div
      class="still"
      ref={frame}
      aria-busy={isDrawing}
      style={{
        aspectRatio: `${still.width} / ${still.height}`,
        width: `min(100%, ${(MOST_VH * still.width) / still.height}vh)`,
      }}
    >
      <img src={pictureOf(still)} alt={t().desk.stillAlt(still.at_seconds.toFixed(1))} draggable={false} />
      {inDepthOrder(entities).map(one => {
        const [left = 0, top = 0, width = 0, height = 0] = one.box ?? []
        const move = dragged?.id === one.id ? `translate(${dragged.dx}px, ${dragged.dy}px)` : undefined
        return (
          <button
            key={one.id}
            type="button"
            class="still-box"
            data-entity={one.entity}
            aria-pressed={one.entity === selected}
            aria-label={t().desk.entity(name(one.id))}
            style={{
              left: `${left * 100}%`,
              top: `${top * 100}%`,
              width: `${width * 100}%`,
              height: `${height * 100}%`,
              ...(move && { transform: move }),
            }}
            onClick={() => onSelect(one.entity)}
            onPointerDown={event => {
              if (event.button !== 0) return
              event.currentTarget.setPointerCapture(event.pointerId)
              onSelect(one.entity)
              setDragged({ id: one.id, x: event.clientX, y: event.clientY, dx: 0, dy: 0 })
            }}
            onPointerMove={event =>
              dragged?.id === one.id &&
              setDragged({ ...dragged, dx: event.clientX - dragged.x, dy: event.clientY - dragged.y })
            }
            onPointerUp={() => drop(one)}
            onPointerCancel={() => setDragged(undefined)}
            onKeyDown={event => {
              const by = KEYS[event.key]
              if (!by || event.altKey || event.ctrlKey || event.metaKey) return
              event.preventDefault()
              onMove(one, by)
            }}
          >
            <span>{name(one.id)}</span>
          </button>
        )
      })}
      {isDrawing && <span class="still-drawing">{t().desk.drawing}</span>}
    </div>
  )
}

/** The height of the largest still, in hundredths of the window's: what is below it stays in sight. */
const MOST_VH = 62

/** Pixels: less is a click. */
const LEAST_DRAG = 3

export const KEYS: Readonly<Record<string, readonly [number, number, number]>> = {
  ArrowLeft: [-KEY_METRES, 0, 0],
  ArrowRight: [KEY_METRES, 0, 0],
  ArrowUp: [0, 0, -KEY_METRES],
  ArrowDown: [0, 0, KEY_METRES],
  PageUp: [0, KEY_METRES, 0],
  PageDown: [0, -KEY_METRES, 0],
}

/** Those further away first, so that the near ones are above them. */
const inDepthOrder = (entities: Layout['entities']): Layout['entities'] =>
  entities.filter(({ box }) => box !== undefined).toSorted((a, b) => area(b) - area(a))
const area = ({ box }: EntityInFrame): number => (box?.[2] ?? 0) * (box?.[3] ?? 0)
