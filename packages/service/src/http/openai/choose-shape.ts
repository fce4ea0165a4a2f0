import type { Column } from '../../catalog/column.ts'
import { refuseField } from '../../core/errors.ts'
import { quoteValue } from '../../core/text.ts'
import { frameSize, type Resolution } from '../../plans/frame-size.ts'

type Size = { width: number; height: number }
type Shape = { resolution: string; aspect_ratio?: string }

// OpenAI's sizes differ slightly from ours: 1792x1024 is nearly 16:9.
const RATIO_SLACK = 1.03
const SIDE_SLACK = 1.2

/** The model's resolution and ratio nearest to a size, if one is near; none without a size. */
export function chooseVideoShape(column: Column, size: string | undefined): Partial<Shape> {
  if (isOpen(size)) return {}
  const wanted = readSize(size)
  const ratios = ratiosOf(column)
  const shapes = resolutionsOf(column).flatMap(resolution =>
    // If a picture sets the ratio, only the short side is chosen.
    (ratios.length > 0 ? ratios : [wanted ? formatRatio(wanted) : '16:9']).map(ratio => ({ resolution, ratio })),
  )
  const [best] = shapes
    .map(shape => ({ shape, size: frameSize(shape.resolution, shape.ratio) }))
    .filter(one => wanted && isNear(one.size, wanted))
    .sort((one, other) => distance(one.size, wanted) - distance(other.size, wanted))
  if (!best) {
    const sizes = shapes.map(({ resolution, ratio }) => formatSize(frameSize(resolution, ratio)))
    throw refuseField('size', `size must be one of ${sizes.join(', ')}, or close to one, got ${quoteValue(size)}`)
  }
  const { resolution, ratio } = best.shape
  return { resolution, ...(ratios.length > 0 && { aspect_ratio: ratio }) }
}

// Smaller than a useful picture, larger than 4K.
const [LEAST_SIDE, MAX_SIDE] = [64, 3_840]
// How much may be cropped to fit a size that is not exactly ours.
const CUT_SLACK = 1.06

/** The smallest of our pictures from which a size can be cropped; refused if there is none. */
export function choosePictureShape(column: Column, size: string): Shape & { fill: Size } {
  const wanted = readSize(size)
  const shapes = resolutionsOf(column).flatMap(resolution =>
    ratiosOf(column).map(ratio => ({ resolution, aspect_ratio: ratio, made: frameSize(resolution, ratio) })),
  )
  const best = shapes
    .filter(({ made }) => wanted && made.width >= wanted.width && made.height >= wanted.height)
    .filter(({ made }) => wanted && spread(made.width / made.height, wanted.width / wanted.height) <= CUT_SLACK)
    .sort((one, other) => one.made.width * one.made.height - other.made.width * other.made.height)[0]
  if (!best || !wanted || Math.min(wanted.width, wanted.height) < LEAST_SIDE) {
    const ratios = ratiosOf(column).join(', ')
    const says = `width x height with sides from ${LEAST_SIDE} to ${MAX_SIDE} and a ratio of about ${ratios}, or auto`
    throw refuseField('size', `size must be ${says}, got ${quoteValue(size)}`)
  }
  return { resolution: best.resolution, aspect_ratio: best.aspect_ratio, fill: wanted }
}

export const isOpen = (size: string | undefined): size is undefined | 'auto' => size === undefined || size === 'auto'

export function readSize(text: string): Size | undefined {
  const [, width, height] = /^(\d{1,5})x(\d{1,5})$/.exec(text) ?? []
  return width && height && Number(width) > 0 && Number(height) > 0
    ? { width: Number(width), height: Number(height) }
    : undefined
}

export const formatSize = ({ width, height }: Size): string => `${width}x${height}`
const formatRatio = ({ width, height }: Size): string => `${width}:${height}`

/** True if one size fills the other with little cropping. */
export const hasRatio = (one: Size, other: Size): boolean =>
  spread(one.width / one.height, other.width / other.height) <= RATIO_SLACK

const isNear = (made: Size, wanted: Size): boolean =>
  hasRatio(made, wanted) &&
  spread(made.width, wanted.width) <= SIDE_SLACK &&
  spread(made.height, wanted.height) <= SIDE_SLACK

const spread = (one: number, other: number): number => Math.max(one / other, other / one)
const distance = (made: Size, wanted: Size | undefined): number => (wanted ? spread(made.width, wanted.width) : 0)

const choicesOf = (column: Column, name: string): readonly string[] => {
  const field = column.fields[name]
  return field?.kind === 'choice' && !field.standing ? field.choices : []
}
const resolutionsOf = (column: Column): Resolution[] => choicesOf(column, 'resolution') as Resolution[]
const ratiosOf = (column: Column): string[] => choicesOf(column, 'aspect_ratio').filter(one => one.includes(':'))
