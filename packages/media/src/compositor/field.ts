import type { Size } from '../frames/size.ts'

/** Bytes in rows without padding. */
export type Field = Size & { values: Uint8Array }

/** The largest of the nine values around each place. */
export function dilate({ width, height, values }: Field): Field {
  const across = new Uint8Array(values.length)
  for (let y = 0; y < height; y++) {
    const row = y * width
    for (let x = 0; x < width; x++) {
      let most = values[row + x]!
      if (x > 0 && values[row + x - 1]! > most) most = values[row + x - 1]!
      if (x < width - 1 && values[row + x + 1]! > most) most = values[row + x + 1]!
      across[row + x] = most
    }
  }
  const both = new Uint8Array(values.length)
  for (let y = 0; y < height; y++) {
    const [above, below] = [Math.max(0, y - 1) * width, Math.min(height - 1, y + 1) * width]
    for (let x = 0; x < width; x++) {
      let most = across[y * width + x]!
      if (across[above + x]! > most) most = across[above + x]!
      if (across[below + x]! > most) most = across[below + x]!
      both[y * width + x] = most
    }
  }
  return { width, height, values: both }
}

/** The smallest. */
export const erode = (field: Field): Field => inverted(dilate(inverted(field)))

const inverted = ({ values, ...size }: Field): Field => ({ ...size, values: values.map(value => 255 - value) })

/** Reduces each 2 x 2 block to its mean. Both sides must be even. */
export function halveField({ width, height, values }: Field): Field {
  const small = { width: width / 2, height: height / 2, values: new Uint8Array(values.length / 4) }
  for (let y = 0; y < small.height; y++) {
    for (let x = 0; x < small.width; x++) {
      const at = 2 * y * width + 2 * x
      const sum = values[at]! + values[at + 1]! + values[at + width]! + values[at + width + 1]!
      small.values[y * small.width + x] = (sum + 2) >> 2
    }
  }
  return small
}

/** Enlarges by two with smoothing towards the neighbours, except at the edge. */
export function putDoubled(large: Field, { width, values }: Field, cell: number): void {
  const [x, y] = [cell % width, Math.floor(cell / width)]
  for (let part = 0; part < 4; part++) {
    const [right, below] = [part & 1, part >> 1]
    const [across, down] = [right ? 1 : -1, below ? width : -width]
    const near = 9 * values[cell]! + 3 * values[cell + across]! + 3 * values[cell + down]!
    large.values[(2 * y + below) * large.width + 2 * x + right] = (near + values[cell + across + down]! + 8) >> 4
  }
}
