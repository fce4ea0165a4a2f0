import type { Traits } from './pictogram.ts'

// Keyed by the first code point, so that variants of an emoji (variation selector, gender) share the same traits.
const rows = (entries: readonly (readonly [Traits, pictograms: string])[]): Map<string, Traits> => {
  const found = new Map<string, Traits>()
  for (const [traits, pictograms] of entries) {
    for (const pictogram of pictograms) {
      const code = pictogram.codePointAt(0)!.toString(16)
      found.set(code, { ...found.get(code), ...traits })
    }
  }
  return found
}

const TRAITS = rows([
  [{ saddle: 0.66 }, '🚲'],
  [{ saddle: 0.62 }, '🏍🦌🦕🦖'],
  [{ saddle: 0.56 }, '🛵'],
  [{ saddle: 0.16, isStoodOn: true }, '🛴'],
  [{ saddle: 0.8, isStoodOn: true }, '🛹'],
  [{ saddle: 0.5 }, '🛷🐉🦒'],
  [{ saddle: 0.45 }, '🧹'],
  [{ saddle: 0.58 }, '🐎🎠'],
  [{ saddle: 0.92 }, '🐘🦣'],
  [{ saddle: 0.84 }, '🐪🐫'],
  [{ saddle: 0.72 }, '🐋🐳'],
  [{ saddle: 0.68 }, '🐬🦈'],
  [{ saddle: 0.9 }, '🐢'],
  // The sofa emoji includes a lamp, so the seat is lower than the top of the picture.
  [{ top: 0.3 }, '🛋'],
  [{ top: 0.42 }, '🛏'],
  [{ top: 0.5 }, '🪑'],
  [{ top: 0.62 }, '🌲🌳'],
  [{ top: 0.95 }, '🏠🏡🏢🏣🏤🏥🏦🏧🏨🏩🏪🏫🏬🏭🏮🏯🏐🏑🏒🏓🏔🏕🏖🏗🏘🏙🏚🏛🏜🏝🏞🏟'],
  [{ lives: 'seabed' }, '🦀🦞🦐🐚🪸🦋🦌🪨🏺⚓'],
  [{ lives: 'sea' }, '🐟🐠🐡🦈🐋🐳🐬🐙🦑🪼🧜🐢🦭🤿'],
  [{ movesBy: 'flickering', isFirelight: true }, '🔥'],
  [{ isFirelight: true }, '🕯🏮🎃'],
  [{ movesBy: 'folding' }, '🐝🐞🦋🦟🪰🪲'],
  [{ movesBy: 'flapping' }, '🐦🦅🕊🦜🦢🦆🪿🦩🦉🦇🐔🐉🧚'],
  [{ movesBy: 'rippling' }, '🪁🎈🪼🐙🦑👻'],
  [{ movesBy: 'bending' }, '🌱🌲🌳🌴🌵🌶🌷🌸🌹🌺🌻🌼🌽🌾🌿🍀🎍🎄🪴🪷🪻💐🥀🏳🚩'],
  [{ isWorld: true }, '🌍🌎🌏🪐🌑🌒🌓🌔🌕🌖🌗🌘🌙🌚🌛🌜🌝🌞'],
  [{ isLongStringed: true }, '🪁'],
  [
    { isServed: true },
    '☕🌭🌮🌯🌿🍅🍆🍇🍈🍉🍊🍋🍌🍍🍎🍏🍐🍑🍒🍓🍔🍕🍖🍗🍘🍙🍚🍛🍜🍝🍞🍟🍠🍡🍢🍣🍤🍥🍦🍧🍨🍩🍪🍫🍬🍭🍮🍯🍰🍱🍲🍳🍴🍵🍶🍷🍸🍹🍺🍻🍼🍽🍾🍿🎂',
  ],
  [
    { isServed: true },
    '🥐🥑🥒🥓🥔🥕🥖🥗🥘🥙🥚🥛🥜🥝🥞🥟🥠🥡🥢🥣🥤🥥🥦🥧🥨🥩🥪🥫🥬🥭🥮🥯🧀🧁🧂🧃🧄🧅🧆🧇🧈🧉🧊🧋🫐🫑🫒🫓🫔🫕🫖🫗🫘🫙',
  ],
  // Green tea is not listed, because its emoji already shows steam.
  [{ steamsAt: 0.1 }, '☕🍲🥟🫖🍛'],
  // The noodle emoji shows noodles above the bowl, so the steam starts lower in the picture.
  [{ steamsAt: 0.5 }, '🍜'],
])

export const findTraits = (code: string): Traits | undefined => TRAITS.get(code.split('-', 1)[0]!)
