const WIDTH = 1280
const HEIGHT = 720

// A bay by day and at dusk: sky above, sky below, sun, hills far and near, water.
const LIGHTS = [
  ['#8fc7ea', '#fdf1dc', '#ffd9a0', '#7fa5b5', '#3f6f74', '#4f93a8'],
  ['#2b3a67', '#f08a5d', '#ffe0a3', '#5b4a78', '#2c2f4f', '#3d4a80'],
] as const

/** A picture to begin with, drawn here so that nothing has to be fetched: a bay, by day and then at dusk. */
export async function drawExample(index: number): Promise<File> {
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this browser draws nothing')
  const [high, low, sun, far, near, water] = LIGHTS[index % LIGHTS.length] as (typeof LIGHTS)[number]
  const sky = pen.createLinearGradient(0, 0, 0, HEIGHT * 0.65)
  sky.addColorStop(0, high)
  sky.addColorStop(1, low)
  pen.fillStyle = sky
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  pen.fillStyle = sun
  pen.beginPath()
  pen.arc(WIDTH * 0.68, HEIGHT * (0.3 + 0.18 * (index % 2)), 62, 0, 7)
  pen.fill()
  fillHills(pen, far, 0.52, 70, 190)
  fillHills(pen, near, 0.62, 50, 120)
  const sea = pen.createLinearGradient(0, HEIGHT * 0.68, 0, HEIGHT)
  sea.addColorStop(0, low)
  sea.addColorStop(0.25, water)
  sea.addColorStop(1, near)
  pen.fillStyle = sea
  pen.fillRect(0, HEIGHT * 0.68, WIDTH, HEIGHT)
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
  return new File([blob], `bay-${index + 1}.jpg`, { type: 'image/jpeg' })
}

function fillHills(
  pen: OffscreenCanvasRenderingContext2D,
  colour: string,
  at: number,
  swell: number,
  wave: number,
): void {
  pen.fillStyle = colour
  pen.beginPath()
  pen.moveTo(0, HEIGHT)
  for (let x = 0; x <= WIDTH; x += 8)
    pen.lineTo(x, HEIGHT * at - swell * (Math.sin(x / wave) * 0.6 + Math.sin(x / (wave * 0.37) + at) * 0.25 + 0.3))
  pen.lineTo(WIDTH, HEIGHT)
  pen.fill()
}
