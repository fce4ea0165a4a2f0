import { useRef, useState } from 'preact/hooks'
import { t } from '../texts/texts.ts'
import type { Layout, Point, EntityInFrame } from './edit-scene.ts'
import { spreadLabels } from './plan-labels.ts'
import { KEYS } from './still-view.tsx'

type Props = {
  layout: Layout
  /** The name of somebody or something for people, by the id. */
  name: (id: string) => string
  selected: string | undefined
  onSelect: (entity: string) => void
  onMove: (one: EntityInFrame, by: Point) => void
  onTurn: (one: EntityInFrame, degrees: number) => void
  onCamera: (at: Point) => void
}

type Drag = { id: string; dx: number; dz: number }
const CAMERA = 'camera of the shot'

/** The scene from above: the floor, everybody with the way they look, and the camera with what it sees. */
export function PlanView({ layout, name, selected, onSelect, onMove, onTurn, onCamera }: Props) {
  const svg = useRef<SVGSVGElement>(null)
  const [drag, setDrag] = useState<Drag & { x: number; z: number }>()
  const { camera, entities } = layout
  const kept = useRef<Bounds | undefined>(undefined)
  // Nothing is rescaled under the hand: the plan of a shot only grows, when somebody leaves it.
  const box = (kept.current = around(kept.current, boundsOf(layout)))
  /** Metres of the plan at a point of the window. */
  const metres = (event: PointerEvent): [number, number] => {
    const matrix = svg.current?.getScreenCTM()
    if (!matrix) return [0, 0]
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse())
    return [x, y]
  }
  const start = (id: string) => (event: PointerEvent & { currentTarget: SVGGElement }) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    const [x, z] = metres(event)
    setDrag({ id, x, z, dx: 0, dz: 0 })
  }
  const move = (event: PointerEvent): void => {
    if (!drag) return
    const [x, z] = metres(event)
    setDrag({ ...drag, dx: x - drag.x, dz: z - drag.z })
  }
  const shift = (id: string): string => (drag?.id === id ? `translate(${drag.dx} ${drag.dz})` : '')
  const isMoved = drag && Math.hypot(drag.dx, drag.dz) > 0.02
  const [cx = 0, , cz = 0] = camera.at
  const unit = box.size / 60
  const radiusOf = ({ size: [width = 0.5, , depth = 0.5] }: EntityInFrame): number =>
    Math.max(unit, Math.min(width, depth) / 2)
  const labels = spreadLabels(
    entities.map(one => {
      const [x = 0, , z = 0] = one.at
      const top = z - Math.max(radiusOf(one), (one.size[2] ?? 0.5) / 2)
      return { id: one.id, text: name(one.id), x, y: top - unit * 0.6 }
    }),
    LETTERS * unit,
    box.top,
  )
  return (
    <svg
      ref={svg}
      class="plan"
      viewBox={`${box.left} ${box.top} ${box.width} ${box.height}`}
      role="group"
      aria-label={t().desk.plan}
      onPointerMove={move}
    >
      <rect class="plan-floor" {...floorOf(layout)} rx={unit} />
      <g
        class="plan-camera"
        role="button"
        tabIndex={0}
        aria-label={t().desk.camera}
        transform={shift(CAMERA)}
        onPointerDown={start(CAMERA)}
        onPointerUp={() => {
          if (drag && isMoved) onCamera([cx + drag.dx, 0, cz + drag.dz])
          setDrag(undefined)
        }}
        onKeyDown={event => {
          const by = KEYS[event.key]
          if (!by) return
          event.preventDefault()
          // A camera takes the nearest of eight sides: a step is far enough to reach another.
          onCamera([cx + by[0] * CAMERA_STEP * box.size, 0, cz + by[2] * CAMERA_STEP * box.size])
        }}
      >
        <path class="plan-sight" d={sightPath(layout, box.size)} />
        <circle cx={cx} cy={cz} r={1.6 * unit} />
      </g>
      {entities.map(one => {
        const [x = 0, , z = 0] = one.at
        const [width = 0.5, , depth = 0.5] = one.size
        const radius = radiusOf(one)
        const turn = (one.facing * Math.PI) / 180
        return (
          <g
            key={one.id}
            class={one.entity === selected ? 'plan-entity is-selected' : 'plan-entity'}
            role="button"
            tabIndex={0}
            data-entity={one.entity}
            aria-pressed={one.entity === selected}
            aria-label={t().desk.entity(name(one.id))}
            transform={shift(one.id)}
            onPointerDown={event => {
              onSelect(one.entity)
              start(one.id)(event)
            }}
            onPointerUp={() => {
              if (drag && isMoved) onMove(one, [drag.dx, 0, drag.dz])
              setDrag(undefined)
            }}
            onPointerCancel={() => setDrag(undefined)}
            onFocus={() => onSelect(one.entity)}
            onKeyDown={event => {
              const by = KEYS[event.key]
              const turned = { '[': -15, ']': 15 }[event.key]
              if (!by && turned === undefined) return
              event.preventDefault()
              if (by) onMove(one, by)
              else onTurn(one, one.facing + (turned ?? 0))
            }}
          >
            <ellipse cx={x} cy={z} rx={Math.max(radius, width / 2)} ry={Math.max(radius, depth / 2)} />
            <line x1={x} y1={z} x2={x + Math.sin(turn) * radius * 2.2} y2={z + Math.cos(turn) * radius * 2.2} />
            <text x={x} y={labels.get(one.id) ?? z} font-size={LETTERS * unit}>
              {name(one.id)}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

const CAMERA_STEP = 6
/** The height of the letters, of which the plan has sixty. */
const LETTERS = 2.6

type Bounds = { left: number; top: number; width: number; height: number; size: number }

/** Everybody and the camera with some room around; of a large floor only the part near them. */
function boundsOf({ entities, camera }: Layout): Bounds {
  const points = [...entities.map(({ at }) => at), camera.at, [0, 0, 0]]
  const xs = points.map(([x = 0]) => x)
  const zs = points.map(([, , z = 0]) => z)
  const [low, high, far, near] = [Math.min(...xs), Math.max(...xs), Math.min(...zs), Math.max(...zs)]
  const size = Math.max(4, high - low, near - far)
  const room = 0.18 * size
  // The plan is a wide box, as the still above it is.
  const width = Math.max(high - low, 1.5 * (near - far), 4) + 2 * room
  const height = Math.max(near - far, (high - low) / 1.8, 2.4) + 2 * room
  return {
    left: (low + high - width) / 2,
    top: (far + near - height) / 2,
    width,
    height,
    size: Math.max(width, height),
  }
}

/** The bounds that hold both: the earlier ones, if the later ones are within. */
function around(before: Bounds | undefined, now: Bounds): Bounds {
  if (!before) return now
  const [left, top] = [Math.min(before.left, now.left), Math.min(before.top, now.top)]
  const width = Math.max(before.left + before.width, now.left + now.width) - left
  const height = Math.max(before.top + before.height, now.top + now.height) - top
  const isWithin = width === before.width && height === before.height
  return isWithin ? before : { left, top, width, height, size: Math.max(width, height) }
}

function floorOf({ floor: { low, high } }: Layout): { x: number; y: number; width: number; height: number } {
  const [x = 0, , z = 0] = low
  const [right = 0, , near = 0] = high
  return { x: Math.min(x, right), y: Math.min(z, near), width: Math.abs(right - x), height: Math.abs(near - z) }
}

/** The angle that the frame takes, as far as the plan goes. */
function sightPath({ camera: { at, facing, width } }: Layout, far: number): string {
  const [x = 0, , z = 0] = at
  const ray = (degrees: number): string => {
    const angle = (degrees * Math.PI) / 180
    return `${x + Math.sin(angle) * far} ${z + Math.cos(angle) * far}`
  }
  return `M${x} ${z}L${ray(facing - width / 2)}L${ray(facing + width / 2)}Z`
}
