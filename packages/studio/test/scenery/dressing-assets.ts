import { placeIds, readPlace } from '../../src/data-files/read-place.ts'

/** The ids of all assets that places of the library are dressed with. */
export const dressingAssets = (): string[] => [
  ...new Set(
    placeIds().flatMap(id => {
      const { interior, open, filled } = readPlace(id)!
      const layouts = [{ interior, open }, filled?.small, filled?.large].filter(one => one !== undefined)
      return layouts.flatMap(layout =>
        [
          ...(('interior' in layout ? layout.interior : undefined)?.dressing ?? []),
          ...(('open' in layout ? layout.open : undefined)?.dressing ?? []),
        ].map(({ asset }) => asset),
      )
    }),
  ),
]
