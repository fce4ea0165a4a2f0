import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { seededRandom } from '../../../media/src/core/seeded-random.ts'
import { framePlanes, type FramePlanes } from '../../src/looks/frame-planes.ts'
import { createFrameStyle } from '../../src/looks/frame-styles.ts'

const SIZE = { width: 192, height: 108 }
const { width, height } = SIZE

type Codes = readonly [luma: number, blue: number, red: number]

/** A frame that is drawn place by place. */
function frameOf(at: (x: number, y: number) => Codes): FramePlanes {
  const planes = framePlanes(new Uint8Array(width * height * 1.5), width, height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [luma, blue, red] = at(x, y)
      planes.luma[y * width + x] = luma
      const half = (y >> 1) * (width / 2) + (x >> 1)
      planes.blue[half] = blue
      planes.red[half] = red
    }
  return planes
}
const styled = (name: string, at: (x: number, y: number) => Codes, frame = 4): FramePlanes => {
  const planes = frameOf(at)
  createFrameStyle(name, SIZE, seededRandom(5))(planes, frame)
  return planes
}
const even =
  (luma: number, blue = 128, red = 128) =>
  (): Codes => [luma, blue, red]
/** Dark to the left and bright to the right of the middle, or the other way round. */
const halves =
  (left: number, right: number) =>
  (x: number): Codes => [x < width / 2 ? left : right, 128, 128]
/** From black to white across. */
const slope = (x: number): Codes => [16 + (219 * x) / (width - 1), 128, 128]

const mean = (values: ArrayLike<number>): number =>
  Array.from(values).reduce((sum, one) => sum + one, 0) / values.length
const spread = (values: ArrayLike<number>): number => {
  const middle = mean(values)
  return Math.sqrt(mean(Array.from(values, one => (one - middle) ** 2)))
}
const column = ({ luma }: FramePlanes, x: number): number[] =>
  Array.from({ length: height - 20 }, (_, y) => luma[(y + 10) * width + x]!)
const row = ({ luma }: FramePlanes, y: number): number[] => [...luma.subarray(y * width, (y + 1) * width)]
/** Of the darkest and the brightest hundredth. */
const ends = ({ luma }: FramePlanes): [low: number, high: number] => {
  const sorted = Uint8Array.from(luma).sort()
  return [sorted[Math.floor(sorted.length / 100)]!, sorted[Math.floor((sorted.length * 99) / 100)]!]
}

describe('a style', () => {
  test('of pixels has a palette of ten greys and few hues, in blocks of a ninetieth of the height', () => {
    const planes = styled('pixel', (x, y) => [16 + ((x * 7 + y * 5) % 200), 90 + (x % 80), 100 + (y % 70)])
    // Between two tones lies at most one that is neither.
    assert.ok(new Set(planes.luma).size <= 19, `${new Set(planes.luma).size} greys`)
    assert.ok([...planes.blue, ...planes.red].every(value => (value - 128) % 9 === 0))
    assert.ok(new Set(styled('pixel', slope).luma).size >= 9)
    const tall = { width: 64, height: 360 }
    const large = framePlanes(
      Uint8Array.from({ length: 64 * 360 * 1.5 }, (_, at) => (at * 37) % 251),
      64,
      360,
    )
    createFrameStyle('pixel', tall, seededRandom(1))(large, 0)
    for (let y = 0; y < 360; y++)
      for (let x = 0; x < 64; x++) assert.equal(large.luma[y * 64 + x], large.luma[(y - (y % 4)) * 64 + x - (x % 4)])
  })

  test('of ink leaves bright areas white, washes dark ones grey and draws their edge with a darker brush', () => {
    const planes = styled('ink', halves(40, 220))
    const [dark, bright, edge] = [20, width - 20, width / 2].map(x => mean(column(planes, x)))
    assert.ok(bright! > 205 && dark! > 60 && dark! < 170, `${dark} ${bright}`)
    assert.ok(edge! < dark! - 20, `${edge} at the edge`)
    // The sheet is a little warm.
    assert.ok(mean(planes.blue) < 125 && mean(planes.red) > 129)
    assert.ok(spread(planes.luma.subarray(0, 20)) > 0, 'paper has a grain')
  })

  test('of pencil leaves bright areas white, hatches dark ones, and the darkest in both directions', () => {
    // Lines are a ninetieth of the height apart: there is room for them here.
    const tall = { width: 64, height: 360 }
    const drawn = (luma: number): Uint8Array => {
      const planes = framePlanes(new Uint8Array(64 * 360 * 1.5).fill(luma), 64, 360)
      createFrameStyle('sketch', tall, seededRandom(5))(planes, 0)
      return planes.luma
    }
    const [bright, medium, dark] = [drawn(210), drawn(110), drawn(30)] as const
    assert.ok(mean(bright) > 205 && spread(bright) < 4, 'no line where it is bright')
    assert.ok(mean(medium) < mean(bright) - 8 && mean(dark) < mean(medium) - 8)
    /** How much places differ that lie on one line, rising to the right or falling. */
    const along = (luma: Uint8Array, way: 1 | -1): number => {
      const steps: number[] = []
      for (let y = 10; y < 340; y++)
        for (let x = 10; x < 50; x++) steps.push(Math.abs(luma[y * 64 + x]! - luma[(y - 1) * 64 + x + way]!))
      return mean(steps)
    }
    const grain = along(bright, 1)
    assert.ok(along(medium, 1) < 1.5 * grain && along(medium, -1) > 2.5 * grain, 'one way')
    assert.ok(along(dark, 1) > 2.5 * grain && along(dark, -1) > 2.5 * grain, 'both ways')
    assert.ok(mean(column(styled('sketch', halves(60, 200)), width / 2)) < 160, 'and has outlines')
  })

  test('of oil has light on one side of an edge and shade on the other, and strong colours', () => {
    const rising = row(styled('oil', halves(70, 170)), 50)
    const [before, after] = [rising.slice(30, 60), rising.slice(130, 160)].map(mean)
    assert.ok(Math.max(...rising.slice(85, 110)) > after! + 25, 'a bright ridge')
    const falling = row(styled('oil', halves(170, 70)), 50)
    assert.ok(Math.min(...falling.slice(85, 110)) < before! - 25, 'a dark one')
    assert.ok(mean(styled('oil', even(120, 128, 168)).red) > 180)
  })

  test('of watercolour is pale, and darker at the edge of a wash', () => {
    const planes = styled('watercolour', halves(90, 200))
    const [dark, bright] = [20, width - 20].map(x => mean(column(planes, x)))
    assert.ok(dark! > 100 && bright! > dark! + 50, `${dark} ${bright}`)
    assert.ok(mean(column(planes, width / 2 - 1)) < dark! - 8, 'a rim')
    assert.ok(ends(styled('watercolour', slope))[0] > 55, 'nothing is black')
  })

  test('of drawings is flat: a slope has the number of its tones, edges are black, even areas clean', () => {
    for (const [name, tones] of [
      ['ukiyo', 5],
      ['cartoon', 7],
      ['anime', 8],
    ] as const) {
      const across = row(styled(name, slope), 50)
      const flat = across.filter((value, x) => x > 0 && value === across[x - 1]).length
      assert.ok(flat > 0.5 * width, `${name}: ${flat} neighbours are the same`)
      const steps = across.filter((value, x) => x > 3 && x < width - 4 && value > across[x - 1]! + 1).length
      assert.ok(steps >= tones - 2 && steps <= 8 * tones, `${name}: ${steps} steps`)
      assert.equal(spread(styled(name, even(120)).luma), 0, name)
      assert.ok(mean(column(styled(name, halves(90, 200)), width / 2)) < 60, `${name} has no outline`)
    }
    assert.ok(mean(styled('anime', even(120, 128, 160)).red) > 164)
    assert.ok(mean(styled('ukiyo', even(120, 128, 160)).red) < 160)
  })

  test('of comics has more dots where it is darker, and none where it is bright', () => {
    const dotted = (luma: number): number => {
      const { luma: made } = styled('comic', even(luma))
      const paper = Math.max(...made)
      return made.filter(value => value < paper).length / made.length
    }
    assert.equal(dotted(220), 0)
    assert.ok(dotted(120) > 0.1 && dotted(50) > dotted(120) + 0.1 && dotted(50) < 0.8, `${dotted(120)} ${dotted(50)}`)
  })

  test('of cut paper has flat sheets with shadows down and to the right', () => {
    for (const luma of [60, 120, 200]) {
      const { luma: sheet } = styled('papercraft', even(luma))
      assert.ok(spread(sheet) < 5, `an even sheet of ${luma} is of ${spread(sheet)}`)
    }
    const across = styled('papercraft', halves(60, 190))
    const far = mean(column(across, width - 20))
    // A hundred-and-thirtieth of the height is a pixel here.
    assert.ok(mean(column(across, width / 2)) < far - 10, 'in shadow')
    assert.ok(Math.abs(mean(column(across, width / 2 + 6)) - far) < 4, 'out of it')
  })

  test('of clay has marks that last two frames and move in the next', () => {
    const at = (frame: number): Buffer => Buffer.from(styled('claymation', even(120), frame).luma)
    assert.ok(at(4).equals(at(5)) && !at(4).equals(at(6)))
    assert.ok(spread(at(4)) > 1.5 && spread(at(4)) < 12, `${spread(at(4))}`)
  })

  test('of two tones maps dark and bright to its colours, and lights glow', () => {
    for (const [name, darkRed, brightRed] of [
      ['cyberpunk', 142, 118],
      ['vaporwave', 150, 160],
    ] as const) {
      const planes = styled(name, halves(30, 210))
      const redAt = (x: number): number => planes.red[20 * (width / 2) + x]!
      const toward = (value: number, colour: number): boolean => Math.abs(value - colour) < Math.abs(128 - colour)
      assert.ok(toward(redAt(10), darkRed) && toward(redAt(80), brightRed), `${name} ${redAt(10)} ${redAt(80)}`)
      assert.ok(mean(column(planes, 10)) < 40 && mean(column(planes, 180)) > 215, name)
    }
  })

  test('of old stock is brown and faded, flickers, and has different scratches and specks on each frame', () => {
    const frames = [1, 2, 3, 4, 5, 6].map(frame => styled('retro', even(120), frame))
    for (const planes of frames) assert.ok(mean(planes.blue) < 118 && mean(planes.red) > 135)
    assert.ok(new Set(frames.map(planes => planes.luma[0])).size >= 3, 'flickers')
    const scratches = frames.map(planes => {
      const plain = Uint8Array.from(planes.luma).sort()[planes.luma.length >> 1]!
      return Array.from({ length: width }, (_, x) => x).filter(
        x => mean(column(planes, x)) > plain + 35 && Math.min(...column(planes, x)) >= 40,
      )
    })
    assert.ok(scratches.some(list => list.length > 0) && scratches.every(list => list.length <= 3))
    assert.ok(new Set(scratches.map(String)).size >= 3, 'each frame has its own')
    for (const { luma } of frames) assert.ok(luma.includes(210) && luma.includes(40), 'light and dark specks')
    assert.ok(ends(styled('retro', even(16)))[0] >= 30, 'black is faded')
  })

  test('of tape shifts blue one way and red the other, has lines, and a band of noise that moves down', () => {
    const bar = (x: number): Codes => (x >= 90 && x < 100 ? [120, 200, 200] : [120, 128, 128])
    const { blue, red } = styled('vhs', bar)
    const middle = (plane: Uint8Array): number => {
      const line = [...plane.subarray(20 * (width / 2), 21 * (width / 2))].map(value => value - 128)
      return line.reduce((sum, value, x) => sum + value * x, 0) / line.reduce((sum, value) => sum + value, 0)
    }
    assert.ok(middle(red) - middle(blue) >= 1.9, `${middle(blue)} ${middle(red)}`)
    // At frame 4 the band is around row 20, at frame 12 around row 60.
    for (const [frame, inside, outside] of [
      [4, 20, 60],
      [12, 60, 20],
    ] as const) {
      const planes = styled('vhs', even(120), frame)
      assert.ok(spread(row(planes, inside)) > 3 * spread(row(planes, outside)), `frame ${frame}`)
      assert.ok(spread(row(planes, outside)) < 8, `${spread(row(planes, outside))}`)
    }
    const planes = styled('vhs', even(120))
    assert.ok(Math.abs(mean(row(planes, 80)) - mean(row(planes, 81))) > 8, 'lines')
    assert.ok(Math.abs(mean(row(planes, 80)) - mean(row(planes, 82))) < 2)
  })

  test('of facets has two colours in each block, split along its diagonals', () => {
    const { luma } = styled('low-poly', (x, y) => [20 + ((x * x + 3 * y) % 200), 128, 128])
    const side = 4
    for (let top = 0; top + side <= height; top += side)
      for (let left = 0; left + side <= width; left += side) {
        const values = new Set<number>()
        for (let y = 0; y < side; y++) for (let x = 0; x < side; x++) values.add(luma[(top + y) * width + left + x]!)
        assert.ok(values.size <= 2, `${values.size} at ${left} ${top}`)
      }
    assert.ok(new Set(luma).size > 40)
    assert.equal(mean(styled('low-poly', even(120)).luma), 120)
  })
})
