import { seededRandom, type SeededRandom } from '@kinora/media/core/seeded-random'
import type { Size } from '@kinora/media/frames/size'

/** The known part of a frame, and the source area: three colours a pixel, 0 to 1. */
export type Ground = Size & {
  colours: Float32Array
  /** 1 where the picture is. */
  known: Uint8Array
  /** 1 where the foreground covers the background, which is neither extended nor compared there. */
  covered: Uint8Array
}

/** The source of each pixel; itself inside the picture. */
export type Taken = { sources: Int32Array; colours: Float32Array }

/** The patch size: enough to distinguish a line or a leaf. */
const REACH = 3
/** The longest side at the coarsest level, where the layout is found from the edge outwards. */
const COARSEST = 60
/** In squared colour difference: the costs of a source at another height, or far away. */
const [OTHER_ROW, AFAR] = [0.5, 0.1]
/** The minimum number of source pixels; and the number of candidates while the layout is found. */
const [LEAST, MOST] = [60, 500]
/** Known pixels weigh more than estimated ones. */
const CERTAIN = 4

/**
 * The effort at levels with at most this longer side: iterations, and the distance from the edge, of the longer side.
 */
const EFFORTS = [
  { upTo: 90, rounds: 2, within: 1 },
  { upTo: 180, rounds: 1, within: 0.12 },
  { upTo: 360, rounds: 1, within: 0.05 },
  { upTo: Infinity, rounds: 1, within: 0.015 },
]

/**
 * Extends the background beyond a picture's edges with patches of the picture itself that match their surroundings. A
 * path, a horizon or a wall continues with its grain. Patches are not rotated. Levels go from coarse to fine (after
 * Wexler, Shechtman, Irani 2007, with the search of Barnes et al. 2009); fine levels only refine near the edge.
 * `undefined` if too little background is free.
 */
export function continuePatches(ground: Ground): Taken | undefined {
  const sizes = [ground]
  while (Math.max(sizes[0]!.width, sizes[0]!.height) > COARSEST * 1.5) sizes.unshift(halved(sizes[0]!))
  // A strip of background beside a large subject may be too narrow at coarse levels.
  const sources = sizes.map(sourcesOf)
  while (sources[0] && sources[0].list.length < LEAST) {
    sources.shift()
    sizes.shift()
  }
  let taken: Taken | undefined
  const random = seededRandom(1)
  for (const [level, size] of sizes.entries()) {
    const usable = sources[level]!
    const away = distancesTo(size)
    taken = taken ? enlarged(taken, sizes[level - 1]!, size, usable) : grown(size, usable, away)
    const longer = Math.max(size.width, size.height)
    const { rounds, within } = EFFORTS.find(({ upTo }) => longer <= upTo)!
    const places = placesOf(away, within * longer + 1)
    const costs = new Float32Array(size.known.length)
    for (let round = 0; round < rounds; round++) {
      search(size, usable, taken, { places, costs }, random)
      mend(size, taken, { places, costs })
    }
  }
  return taken
}

type Sources = { list: Int32Array; isOne: Uint8Array; left: number; top: number; right: number; bottom: number }

function halved({ width, height, colours, known, covered }: Ground): Ground {
  const [w, h] = [Math.ceil(width / 2), Math.ceil(height / 2)]
  const made: Ground = {
    width: w,
    height: h,
    colours: new Float32Array(w * h * 3),
    known: new Uint8Array(w * h).fill(1),
    covered: new Uint8Array(w * h),
  }
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const to = y * w + x
      for (let part = 0; part < 4; part++) {
        const from = Math.min(height - 1, 2 * y + (part >> 1)) * width + Math.min(width - 1, 2 * x + (part & 1))
        if (!known[from]) made.known[to] = 0
        if (covered[from]) made.covered[to] = 1
        for (let channel = 0; channel < 3; channel++)
          made.colours[to * 3 + channel]! += colours[from * 3 + channel]! / 4
      }
    }
  return made
}

/** Pixels whose surroundings are entirely free background. */
function sourcesOf({ width, height, known, covered }: Ground): Sources {
  const isOne = new Uint8Array(width * height)
  const found: number[] = []
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let y = REACH; y < height - REACH; y++)
    for (let x = REACH; x < width - REACH; x++) {
      const at = y * width + x
      let isFree = true
      for (let dy = -REACH; dy <= REACH && isFree; dy++)
        for (let near = at + dy * width - REACH; near <= at + dy * width + REACH; near++)
          if (!known[near] || covered[near]) {
            isFree = false
            break
          }
      if (!isFree) continue
      isOne[at] = 1
      found.push(at)
      ;[left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)]
    }
  return { list: Int32Array.from(found), isOne, left, top, right, bottom }
}

/** The positional cost of a source: it should have the same height, and be near the edge. */
function priceOfPlace({ width, height }: Ground, at: number, source: number, usable: Sources): number {
  const row = Math.floor(at / width)
  const sourceRow = Math.floor(source / width)
  const down = (sourceRow - Math.min(usable.bottom, Math.max(usable.top, row))) / height
  const column = Math.min(usable.right, Math.max(usable.left, at - row * width))
  const across = (source - sourceRow * width - column) / width
  return OTHER_ROW * down * down + AFAR * across * across
}

/** The weight of each pixel in comparisons: zero if covered. */
function weightsOf({ known, covered }: Ground, guessed: number): Float32Array {
  const weights = new Float32Array(known.length)
  for (let at = 0; at < known.length; at++) weights[at] = covered[at] ? 0 : known[at] ? CERTAIN : guessed
  return weights
}

/** The difference of two patches; stops beyond `limit`. It allocates nothing, because it runs a million times. */
function differenceOf(size: Ground, weights: Float32Array, at: number, source: number, limit: number): number {
  const { width, height, colours } = size
  const y = Math.floor(at / width)
  const x = at - y * width
  const fromX = Math.max(-REACH, -x)
  const toX = Math.min(REACH, width - 1 - x)
  const toY = Math.min(REACH, height - 1 - y)
  const most = (limit * (2 * REACH + 1) * (2 * REACH + 1) * CERTAIN) / 2
  let sum = 0
  let counted = 0
  for (let dy = Math.max(-REACH, -y); dy <= toY; dy++) {
    // A chessboard pattern: half of the pixels are enough.
    const first = fromX + ((fromX + dy) & 1)
    let near = at + dy * width + first
    let one = near * 3
    let other = (source + dy * width + first) * 3
    for (const end = at + dy * width + toX; near <= end; near += 2, one += 6, other += 6) {
      const weight = weights[near]!
      if (weight === 0) continue
      const red = colours[one]! - colours[other]!
      const green = colours[one + 1]! - colours[other + 1]!
      const blue = colours[one + 2]! - colours[other + 2]!
      sum += weight * (red * red + green * green + blue * blue)
      counted += weight
    }
    if (sum > most) return Infinity
  }
  return counted === 0 ? 0 : sum / counted
}

/** Assigns sources from the edge outwards, each with the most similar surroundings. */
function grown(size: Ground, usable: Sources, away: Float32Array): Taken {
  const { known, colours } = size
  const sources = Int32Array.from(known, (_, at) => at)
  const weights = weightsOf(size, 0)
  const order = sources.filter(at => !known[at]).sort((one, other) => away[one]! - away[other]! || one - other)
  const each = Math.ceil(usable.list.length / MOST)
  const some = usable.list.filter((_, index) => index % each === 0)
  for (const at of order) {
    let best = some[0]!
    let least = Infinity
    for (const source of some) {
      const price = priceOfPlace(size, at, source, usable)
      if (price >= least) continue
      const cost = differenceOf(size, weights, at, source, least) + price
      if (cost >= least) continue
      best = source
      least = cost
    }
    sources[at] = best
    for (let channel = 0; channel < 3; channel++) colours[at * 3 + channel] = colours[best * 3 + channel]!
    weights[at] = 1
  }
  return { sources, colours }
}

/** Steps from each pixel to the picture's box. */
export function distancesTo({ width, height, known }: Pick<Ground, 'width' | 'height' | 'known'>): Float32Array {
  const [first, last] = [known.indexOf(1), known.lastIndexOf(1)]
  const [top, bottom] = [Math.floor(first / width), Math.floor(last / width)]
  const [left, right] = [first - top * width, last - bottom * width]
  const away = new Float32Array(known.length)
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) away[at] = Math.max(0, left - x, x - right, top - y, y - bottom)
  return away
}

function placesOf(away: Float32Array, within: number): Int32Array {
  const found = new Int32Array(away.length)
  let count = 0
  for (let at = 0; at < away.length; at++) if (away[at]! > 0 && away[at]! <= within) found[count++] = at
  return found.slice(0, count)
}

/** The nearest usable source pixel in the same row or column. */
function nearestTo(source: number, width: number, { isOne, list }: Sources): number {
  for (let step = 0; step < width; step++)
    for (const near of [source - step, source + step, source - step * width, source + step * width])
      if (isOne[near]) return near
  return list[0]!
}

/** Scales the sources of the half size up. */
function enlarged(taken: Taken, small: Ground, size: Ground, usable: Sources): Taken {
  const { width, known, colours } = size
  const sources = new Int32Array(known.length)
  for (let at = 0; at < known.length; at++) {
    sources[at] = at
    if (known[at]) continue
    const y = Math.floor(at / width)
    const x = at - y * width
    const parent = (y >> 1) * small.width + (x >> 1)
    const from = taken.sources[parent]!
    const row = Math.floor(from / small.width)
    const sx = Math.min(usable.right, Math.max(usable.left, 2 * (from - row * small.width) + (x & 1)))
    const sy = Math.min(usable.bottom, Math.max(usable.top, 2 * row + (y & 1)))
    const source = sy * width + sx
    sources[at] = nearestTo(source, width, usable)
    for (let channel = 0; channel < 3; channel++) colours[at * 3 + channel] = taken.colours[parent * 3 + channel]!
  }
  return { sources, colours }
}

/** The examined sources and their costs. */
type Looked = { places: Int32Array; costs: Float32Array }

/** Improves sources: tries those of the neighbours, shifted, and random ones ever closer to the best. */
function search(size: Ground, usable: Sources, { sources }: Taken, looked: Looked, random: SeededRandom): void {
  const { width, height, known } = size
  const { places, costs } = looked
  const weights = weightsOf(size, 1)
  const costOf = (at: number, source: number, limit: number): number => {
    const price = priceOfPlace(size, at, source, usable)
    return price >= limit ? Infinity : price + differenceOf(size, weights, at, source, limit)
  }
  for (const at of places) costs[at] = costOf(at, sources[at]!, Infinity)
  const tryOne = (at: number, source: number): void => {
    if (source === sources[at] || !usable.isOne[source]) return
    const cost = costOf(at, source, costs[at]!)
    if (cost >= costs[at]!) return
    sources[at] = source
    costs[at] = cost
  }
  for (const step of [1, -1]) {
    for (let turn = 0; turn < places.length; turn++) {
      const at = places[step > 0 ? turn : places.length - 1 - turn]!
      const y = Math.floor(at / width)
      const x = at - y * width
      if (x - step >= 0 && x - step < width && !known[at - step]) tryOne(at, sources[at - step]! + step)
      if (y - step >= 0 && y - step < height && !known[at - step * width])
        tryOne(at, sources[at - step * width]! + step * width)
      for (let radius = width >> 2; radius >= 1; radius >>= 2) {
        const best = sources[at]!
        const sx = (best % width) + Math.round(random.between(-radius, radius))
        const sy = Math.floor(best / width) + Math.round(random.between(-radius, radius))
        if (sx >= usable.left && sx <= usable.right && sy >= usable.top && sy <= usable.bottom)
          tryOne(at, sy * width + sx)
      }
    }
  }
}

/** Each pixel as the weighted mean of the patches around it. */
function mend({ width, height, known }: Ground, { sources, colours }: Taken, { places, costs }: Looked): void {
  const sums = new Float32Array(colours.length)
  const weights = new Float32Array(known.length)
  for (const at of places) {
    const y = Math.floor(at / width)
    const x = at - y * width
    const weight = 1 / (costs[at]! + 1e-3)
    const move = (sources[at]! - at) * 3
    const toX = Math.min(REACH, width - 1 - x)
    const toY = Math.min(REACH, height - 1 - y)
    for (let dy = Math.max(-REACH, -y); dy <= toY; dy++)
      for (let to = at + dy * width + Math.max(-REACH, -x), end = at + dy * width + toX; to <= end; to++) {
        if (known[to]) continue
        const from = to * 3 + move
        weights[to]! += weight
        sums[to * 3]! += weight * colours[from]!
        sums[to * 3 + 1]! += weight * colours[from + 1]!
        sums[to * 3 + 2]! += weight * colours[from + 2]!
      }
  }
  for (const at of places)
    for (let channel = 0; channel < 3; channel++) colours[at * 3 + channel] = sums[at * 3 + channel]! / weights[at]!
}
