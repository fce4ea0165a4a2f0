/** The stage's data about an emoji besides its picture. */
export type Pictogram = Traits & {
  /** The height of the real thing, which gives relative sizes. */
  metres: number
  /** Heads and busts are completed with a body. */
  part?: 'head' | 'bust' | 'beast'
  /** Boats, celestial things, floating things, carriers of a rider, worn things. */
  sort?: 'boat' | 'sky' | 'airy' | 'mount' | 'cabin' | 'holder' | 'seat' | 'hat' | 'light' | 'canopy' | 'still'
  /** The direction of its front, degrees clockwise from up. */
  aim?: number
  /** Seen from the front: mirroring is useless. */
  isFrontal?: true
  /** Water is painted below it. */
  isWet?: true
}

/** Special traits. Heights are fractions of the emoji's. */
export type Traits = {
  /** Height of the saddle or back of a mount. */
  saddle?: number
  /** Riders stand on it. */
  isStoodOn?: true
  /** The height of its seat or top, if it is not the top of the picture. */
  top?: number
  /** Its habitat in the sea. */
  lives?: 'seabed' | 'sea'
  /** Its motion as a flat picture. */
  movesBy?: 'flickering' | 'folding' | 'flapping' | 'rippling' | 'bending'
  /** Lights its surroundings like a fire. */
  isFirelight?: true
  /** A planet or moon: two are enough for a sky. */
  isWorld?: true
  /** Flies far from the hand that holds it. */
  isLongStringed?: true
  /** Food, drinks and their containers: they lie on tables. */
  isServed?: true
  /** Served hot; the distance of the rim, where steam rises, from the upper edge. */
  steamsAt?: number
  /** As wide as the land, on the horizon. */
  spansLand?: true
  /** Bursts where it rises. */
  isSparks?: true
  /** A generic person: many of them are a crowd. */
  isAnybody?: true
}
