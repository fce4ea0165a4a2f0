import type { Body } from '../bodies.ts'
import {
  bmp,
  bmpCalledPng,
  bomb,
  gif,
  gifCalledPng,
  jpeg,
  jpg,
  link,
  png,
  pngOfBytes,
  soundCalledPng,
  svg,
  svgCalledPng,
  webp,
} from '../media.ts'
import { refused, type Rule } from '../rule.ts'

export type ImageLimits = {
  /** The body with this picture in the place that is tested. */
  patchOf: (image: unknown) => Body
  field: string
  /** Reference images only. */
  leastPixels?: number
  decodedUnder?: number
  takesBmp?: boolean
  /** A ratio of exactly 4:1 is taken. */
  takesFourToOne?: boolean
}

const FOUR_TO_ONE = [
  [128, 512],
  [512, 128],
] as const

/** The contract's "Image input rules", in its order. */
export function imageRules({
  patchOf,
  field,
  leastPixels,
  decodedUnder,
  takesBmp = false,
  takesFourToOne = false,
}: ImageLimits): Rule[] {
  const bad = (reason: 'ImageFormatInvalid' | 'ImageSizeInvalid', image: () => string) =>
    refused(reason, field, () => patchOf(image()))
  const good = (image: () => string) => () => patchOf(image())
  return [
    {
      rule: `${field}: a data URL or an accessible URL`,
      accepts: [good(png), good(() => link), good(() => 'http://example.com/cat?size=large')],
      refuses: [5, 'http://127.0.0.1/cat.png', 'http://[::1]/cat.png', 'ftp://example.com/cat.png'].map(image =>
        refused('FieldInvalid', field, patchOf(image)),
      ),
    },
    {
      rule: `${field}: png, jpeg, jpg, webp${takesBmp ? ', bmp' : ''}, told by content`,
      accepts: [png, jpeg, jpg, webp, ...(takesBmp ? [bmp] : [])].map(make => good(() => make())),
      refuses: [
        ...(takesBmp ? [] : [() => bmp(), bmpCalledPng]),
        () => gif(),
        gifCalledPng,
        svg,
        svgCalledPng,
        soundCalledPng,
        () => 'data:image/png;base64,',
        () => 'data:image/png;base64,AAAA',
        () => png().slice(0, 60),
        () => `${png()}!`,
      ].map(make => bad('ImageFormatInvalid', make)),
    },
    {
      rule: `${field}: aspect ratio between 1:4 and 4:1, both ${takesFourToOne ? 'included' : 'excluded'}`,
      accepts: [[128, 511] as const, [511, 128] as const, ...(takesFourToOne ? FOUR_TO_ONE : [])].map(sides =>
        good(() => png(...sides)),
      ),
      refuses: [
        ...(takesFourToOne ? [] : FOUR_TO_ONE).map(sides => bad('ImageSizeInvalid', () => png(...sides))),
        bad('ImageSizeInvalid', () => webp(128, 513)),
        bad('ImageSizeInvalid', () => jpeg(513, 128)),
      ],
    },
    {
      rule: `${field}: a small file that unpacks to gigabytes`,
      refuses: [bad('ImageSizeInvalid', bomb)],
    },
    leastPixels === undefined
      ? { rule: `${field}: no least size`, accepts: [good(() => png(16)), good(() => jpeg(100))] }
      : {
          rule: `${field}: at least ${leastPixels}x${leastPixels} pixels`,
          accepts: [png, jpeg, webp].map(make => good(() => make(leastPixels))),
          refuses: [
            bad('ImageSizeInvalid', () => png(leastPixels - 1, leastPixels)),
            bad('ImageSizeInvalid', () => jpeg(leastPixels, leastPixels - 1)),
            bad('ImageSizeInvalid', () => webp(leastPixels - 1)),
          ],
        },
    ...(decodedUnder === undefined
      ? []
      : [
          {
            rule: `${field}: decoded Base64 under ${decodedUnder} bytes`,
            accepts: [good(() => pngOfBytes(decodedUnder - 1))],
            refuses: [bad('ImageSizeInvalid', () => pngOfBytes(decodedUnder))],
          },
        ]),
  ]
}
