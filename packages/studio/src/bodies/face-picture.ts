import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'

export const FACE_SIDE = 128

/**
 * The drawing of a feeling: `lift` and `slant` of the brows, `bend` of the mouth up or down, `lids` their droop, `open`
 * the minimum opening of the mouth, `cheeks` their redness. `smiles`: with the eyes too. `grins`: with all teeth.
 */
type Features = {
  lift: number
  slant: number
  bend: number
  lids?: number
  open?: number
  cheeks?: number
  smiles?: true
  grins?: true
}
export const FEELINGS = {
  calm: { lift: 0, slant: 0, bend: 4 },
  happy: { lift: 2, slant: 0, bend: 9, cheeks: 0.42 },
  glad: { lift: 3, slant: 0, bend: 10, open: 0.5, cheeks: 0.45, smiles: true },
  grin: { lift: 3, slant: 0, bend: 10, open: 0.4, cheeks: 0.45, grins: true },
  shy: { lift: 2, slant: 3, bend: 7, lids: 0.25, cheeks: 0.85 },
  proud: { lift: 4, slant: 0, bend: 9, lids: 0.3, cheeks: 0.35 },
  sad: { lift: 1, slant: 5, bend: -7 },
  tense: { lift: -3, slant: -5, bend: -2 },
  angry: { lift: -6, slant: -9, bend: -8, lids: 0.15, cheeks: 0.45 },
  tired: { lift: -2, slant: 4, bend: -3, lids: 0.5, cheeks: 0.18 },
  asleep: { lift: -1, slant: 0, bend: 2, lids: 1 },
  surprised: { lift: 6, slant: 1, bend: 0, open: 0.6 },
} as const satisfies Record<string, Features>
export type Feeling = keyof typeof FEELINGS
export const featuresOf = (feeling: Feeling): Features => FEELINGS[feeling]

/** The state of a face. */
export type Expression = {
  feeling: Feeling
  /** 0 closed, 1 wide open. */
  mouth: number
  /** -1 rounded as for an "oo", 1 wide as for an "ee". */
  wide?: number
  /** The closure of the eyes, 0 to 1. */
  blink: number
  /** The gaze: to the figure's right, and up, -1 to 1. */
  gaze: readonly [right: number, up: number]
  brows: string
}

/** The seam of the lips, and half of their width. */
export const [MOUTH_Y, LIPS] = [96, 15]
/** The middle of an eye from the middle of the face, its half sides, and the white around them. */
export const EYE = { x: 27, y: 62, wide: 8.5, high: 12.5, rim: 3.2 } as const

/** A face to be painted on a head: eyes, brows, cheeks and mouth, straight alpha. */
export function drawFace(expression: Expression): Uint8Array {
  const canvas = createCanvas(FACE_SIDE, FACE_SIDE)
  const brush = canvas.getContext('2d')
  brush.lineCap = 'round'
  // The figure's right is left in its picture; bodies are painted by their own sides.
  for (const side of [-1, 1]) drawEye(brush, side, expression)
  drawCheeks(brush, expression)
  drawMouth(brush, expression)
  return new Uint8Array(brush.getImageData(0, 0, FACE_SIDE, FACE_SIDE).data)
}

function drawEye(brush: SKRSContext2D, side: number, { feeling, blink, gaze, brows }: Expression): void {
  const x = 64 + side * EYE.x
  const { lift, slant, lids = 0, smiles } = featuresOf(feeling)
  const closed = Math.max(lids, blink)
  brush.strokeStyle = '#2a2026'
  if (smiles) {
    brush.lineWidth = 5
    brush.beginPath()
    brush.arc(x, EYE.y + 5, 11, 1.2 * Math.PI, 1.8 * Math.PI)
    brush.stroke()
  } else if (closed > 0.7) {
    brush.lineWidth = 4
    brush.beginPath()
    brush.arc(x, EYE.y - 4, 10, 0.25 * Math.PI, 0.75 * Math.PI)
    brush.stroke()
  } else {
    // The lids follow eyes that look down.
    const lowered = Math.max(0, -gaze[1])
    const high = EYE.high * (1 - closed) * (1 - 0.3 * lowered) * (feeling === 'surprised' ? 1.15 : 1)
    const [dx, dy] = [gaze[0] * 5.5, -gaze[1] * 6.5 * (high / EYE.high)]
    brush.save()
    brush.fillStyle = '#fffdf8'
    brush.beginPath()
    brush.ellipse(x, EYE.y + 3 * lowered, EYE.wide + EYE.rim, high + EYE.rim, 0, 0, 2 * Math.PI)
    brush.fill()
    brush.clip()
    brush.fillStyle = '#241c22'
    brush.beginPath()
    brush.ellipse(x + dx, EYE.y + 3 * lowered + dy, EYE.wide * 0.86, high * 0.86, 0, 0, 2 * Math.PI)
    brush.fill()
    brush.fillStyle = '#ffffff'
    brush.beginPath()
    brush.ellipse(x + dx + 3, EYE.y + 3 * lowered + dy - high * 0.38, 2.7, 3.2, 0, 0, 2 * Math.PI)
    brush.fill()
    brush.restore()
  }
  brush.strokeStyle = brows
  brush.lineWidth = 5
  brush.beginPath()
  brush.moveTo(x - side * 9, EYE.y - 21 - lift - slant)
  brush.quadraticCurveTo(x, EYE.y - 25 - lift, x + side * 9, EYE.y - 21 - lift + slant * 0.5)
  brush.stroke()
}

function drawCheeks(brush: SKRSContext2D, { feeling }: Expression): void {
  for (const side of [-1, 1]) {
    const x = 64 + side * 37
    const glow = brush.createRadialGradient(x, 83, 1, x, 83, 12)
    glow.addColorStop(0, `rgba(232, 96, 84, ${featuresOf(feeling).cheeks ?? 0.28})`)
    glow.addColorStop(1, 'rgba(232, 96, 84, 0)')
    brush.fillStyle = glow
    brush.fillRect(x - 14, 69, 28, 28)
  }
}

/** A laughing mouth: corners up, the upper or all teeth visible. */
function drawLaugh(brush: SKRSContext2D, open: number, grins: boolean): void {
  const [wide, high] = [17 + 3 * open, grins ? 15 : 10 + 18 * open]
  const top = MOUTH_Y - 7
  brush.beginPath()
  brush.moveTo(64 - wide, top)
  brush.quadraticCurveTo(64, top + 5, 64 + wide, top)
  brush.bezierCurveTo(64 + 0.9 * wide, top + 1.15 * high, 64 - 0.9 * wide, top + 1.15 * high, 64 - wide, top)
  brush.fillStyle = '#6b2430'
  brush.fill()
  brush.save()
  brush.clip()
  brush.fillStyle = '#fffaf2'
  brush.fillRect(64 - wide, top - 2, 2 * wide, grins ? high + 4 : 8)
  if (!grins) {
    brush.fillStyle = '#e2717a'
    brush.beginPath()
    brush.ellipse(64, top + high, wide * 0.6, high * 0.34, 0, 0, 2 * Math.PI)
    brush.fill()
  }
  brush.restore()
  brush.strokeStyle = '#7a2c34'
  brush.lineWidth = grins ? 3 : 2
  brush.stroke()
  if (!grins) return
  brush.lineWidth = 1.5
  brush.beginPath()
  brush.moveTo(64 - wide + 4, top + 0.5 * high)
  brush.quadraticCurveTo(64, top + 0.62 * high + 3, 64 + wide - 4, top + 0.5 * high)
  brush.stroke()
}

function drawMouth(brush: SKRSContext2D, { feeling, mouth, wide: drawn = 0 }: Expression): void {
  const y = MOUTH_Y
  const { bend, open: least = 0, grins } = featuresOf(feeling)
  const open = Math.max(mouth, least)
  if (open > 0.12 && bend > 8) return drawLaugh(brush, open, grins === true)
  if (open > 0.12) {
    const [wide, high] = [(10 + 3 * (1 - open)) * (1 + 0.35 * drawn), 3 + 11 * open]
    brush.fillStyle = '#6b2430'
    brush.beginPath()
    brush.ellipse(64, y + high * 0.35, wide, high, 0, 0, 2 * Math.PI)
    brush.fill()
    brush.save()
    brush.clip()
    brush.fillStyle = '#e2717a'
    brush.beginPath()
    brush.ellipse(64, y + high * 1.25, wide * 0.75, high * 0.6, 0, 0, 2 * Math.PI)
    brush.fill()
    brush.fillStyle = '#fffaf2'
    brush.fillRect(64 - wide, y + high * 0.35 - high, wide * 2, high * 0.42)
    brush.restore()
    return
  }
  // The lower lip is lighter than dark skin, and the lip line darker than pale skin.
  brush.fillStyle = '#cf6f68'
  brush.beginPath()
  brush.moveTo(64 - LIPS, y - bend * 0.4)
  brush.quadraticCurveTo(64, y + bend, 64 + LIPS, y - bend * 0.4)
  brush.quadraticCurveTo(64, y + bend + 10, 64 - LIPS, y - bend * 0.4)
  brush.fill()
  brush.strokeStyle = '#7a2c34'
  brush.lineWidth = 3.6
  brush.beginPath()
  brush.moveTo(64 - LIPS, y - bend * 0.4)
  brush.quadraticCurveTo(64, y + bend, 64 + LIPS, y - bend * 0.4)
  brush.stroke()
}
