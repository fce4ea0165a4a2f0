const WIDTH = 1280
const HEIGHT = 720

type Pen = OffscreenCanvasRenderingContext2D

const PAINTERS = { bay: drawBay, product: drawBottle, portrait: drawPortrait }

export type ExamplePicture = keyof typeof PAINTERS

/** An example picture, drawn here so that nothing is downloaded. The second of a kind differs. */
export async function drawExample(shows: ExamplePicture, index: number): Promise<File> {
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this browser draws nothing')
  PAINTERS[shows](pen, index)
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
  return new File([blob], `${shows}-${index + 1}.jpg`, { type: 'image/jpeg' })
}

// A bay by day and at dusk: sky, sun, hills far and near, water.
const LIGHTS = [
  ['#8fc7ea', '#fdf1dc', '#ffd9a0', '#7fa5b5', '#3f6f74', '#4f93a8'],
  ['#2b3a67', '#f08a5d', '#ffe0a3', '#5b4a78', '#2c2f4f', '#3d4a80'],
] as const

/** A bay, by day and then at dusk. */
function drawBay(pen: Pen, index: number): void {
  const [high, low, sun, far, near, water] = LIGHTS[index % LIGHTS.length] as (typeof LIGHTS)[number]
  const sky = pen.createLinearGradient(0, 0, 0, HEIGHT * 0.65)
  sky.addColorStop(0, high)
  sky.addColorStop(1, low)
  pen.fillStyle = sky
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  fillDisc(pen, sun, WIDTH * 0.68, HEIGHT * (0.3 + 0.18 * (index % 2)), 62)
  fillHills(pen, far, 0.52, 70, 190)
  fillHills(pen, near, 0.62, 50, 120)
  const sea = pen.createLinearGradient(0, HEIGHT * 0.68, 0, HEIGHT)
  sea.addColorStop(0, low)
  sea.addColorStop(0.25, water)
  sea.addColorStop(1, near)
  pen.fillStyle = sea
  pen.fillRect(0, HEIGHT * 0.68, WIDTH, HEIGHT)
}

const PRODUCT = 'BRISK'

/** A bottle with a label on a plain background, which is easy to cut out. */
function drawBottle(pen: Pen): void {
  const ground = pen.createLinearGradient(0, 0, 0, HEIGHT)
  ground.addColorStop(0, '#f6efe4')
  ground.addColorStop(1, '#e9dcc6')
  pen.fillStyle = ground
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  pen.fillStyle = 'rgba(60, 40, 20, 0.18)'
  pen.beginPath()
  pen.ellipse(640, 652, 170, 22, 0, 0, 7)
  pen.fill()
  const glass = pen.createLinearGradient(520, 0, 760, 0)
  for (const [at, colour] of [
    [0, '#2a140c'],
    [0.25, '#6b3a20'],
    [0.6, '#4a2412'],
    [1, '#210f08'],
  ] as const)
    glass.addColorStop(at, colour)
  pen.fillStyle = glass
  pen.beginPath()
  pen.roundRect(600, 116, 80, 150, 12)
  pen.roundRect(520, 236, 240, 416, [90, 90, 26, 26])
  pen.fill()
  pen.fillStyle = '#d8452e'
  pen.beginPath()
  pen.roundRect(592, 76, 96, 56, 10)
  pen.fill()
  pen.fillStyle = '#fff7ea'
  pen.fillRect(520, 372, 240, 170)
  pen.fillStyle = '#d8452e'
  pen.fillRect(520, 372, 240, 14)
  pen.fillRect(520, 528, 240, 14)
  pen.font = '700 66px sans-serif'
  pen.textAlign = 'center'
  pen.fillText(PRODUCT, 640, 480, 220)
  pen.fillStyle = 'rgba(255, 255, 255, 0.22)'
  pen.beginPath()
  pen.roundRect(548, 270, 20, 350, 10)
  pen.fill()
}

const PEOPLE = [
  { skin: '#e3ab84', shade: '#c98a63', hair: '#2b1b14', shirt: '#2f6f8f', ground: '#b9c8cf' },
  { skin: '#c98e64', shade: '#a86f49', hair: '#121212', shirt: '#a8483a', ground: '#cfc6b5' },
] as const

/** A frontal portrait, head and shoulders. */
function drawPortrait(pen: Pen, index: number): void {
  const { skin, shade, hair, shirt, ground } = PEOPLE[index % PEOPLE.length] as (typeof PEOPLE)[number]
  const [x, y] = [WIDTH / 2, 300]
  pen.fillStyle = ground
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  fillOval(pen, hair, x, y - 12, 176, 214)
  fillOval(pen, shirt, x, 800, 330, 240)
  pen.fillStyle = shade
  pen.fillRect(x - 58, y + 120, 116, 150)
  fillOval(pen, shirt, x, 690, 190, 110)
  fillOval(pen, skin, x, 560, 74, 46)
  for (const side of [-1, 1]) fillOval(pen, shade, x + side * 146, y + 14, 22, 42)
  const face = pen.createRadialGradient(x - 30, y - 30, 30, x, y, 210)
  face.addColorStop(0, skin)
  face.addColorStop(0.7, skin)
  face.addColorStop(1, shade)
  fillOval(pen, face, x, y + 10, 142, 190)
  // The features of a frontal face.
  pen.fillStyle = hair
  pen.beginPath()
  pen.ellipse(x, y - 108, 150, 92, 0, Math.PI, 0)
  pen.ellipse(x, y - 108, 138, 34, 0, 0, Math.PI)
  pen.fill()
  for (const side of [-1, 1]) {
    const eye = x + side * 58
    pen.strokeStyle = hair
    pen.lineWidth = 11
    pen.lineCap = 'round'
    pen.beginPath()
    pen.ellipse(eye, y - 28, 34, 16, 0, 1.15 * Math.PI, 1.85 * Math.PI)
    pen.stroke()
    fillOval(pen, '#fdfdfb', eye, y - 4, 30, 17)
    fillDisc(pen, '#4a2f1d', eye, y - 4, 15)
    fillDisc(pen, '#0b0b0b', eye, y - 4, 8)
    fillDisc(pen, '#ffffff', eye + 5, y - 9, 4)
    pen.strokeStyle = '#3a2318'
    pen.lineWidth = 5
    pen.beginPath()
    pen.ellipse(eye, y - 4, 31, 18, 0, 1.05 * Math.PI, 1.95 * Math.PI)
    pen.stroke()
  }
  pen.strokeStyle = shade
  pen.lineWidth = 7
  pen.beginPath()
  pen.moveTo(x - 8, y + 4)
  pen.quadraticCurveTo(x - 22, y + 58, x - 24, y + 66)
  pen.quadraticCurveTo(x, y + 84, x + 24, y + 66)
  pen.stroke()
  fillOval(pen, '#b4534c', x, y + 122, 54, 20)
  pen.strokeStyle = '#7c2f2c'
  pen.lineWidth = 5
  pen.beginPath()
  pen.moveTo(x - 54, y + 120)
  pen.quadraticCurveTo(x, y + 132, x + 54, y + 120)
  pen.stroke()
}

function fillOval(pen: Pen, paint: string | CanvasGradient, x: number, y: number, wide: number, high: number): void {
  pen.fillStyle = paint
  pen.beginPath()
  pen.ellipse(x, y, wide, high, 0, 0, 7)
  pen.fill()
}

const fillDisc = (pen: Pen, paint: string, x: number, y: number, radius: number): void =>
  fillOval(pen, paint, x, y, radius, radius)

function fillHills(pen: Pen, colour: string, at: number, swell: number, wave: number): void {
  pen.fillStyle = colour
  pen.beginPath()
  pen.moveTo(0, HEIGHT)
  for (let x = 0; x <= WIDTH; x += 8)
    pen.lineTo(x, HEIGHT * at - swell * (Math.sin(x / wave) * 0.6 + Math.sin(x / (wave * 0.37) + at) * 0.25 + 0.3))
  pen.lineTo(WIDTH, HEIGHT)
  pen.fill()
}
