/** What the stage knows of a pictogram beyond its picture. */
export type Pictogram = Traits & {
  /** Height of the real thing; how large things are beside each other follows from it. */
  metres: number
  /** Heads and busts get the rest of a body. */
  part?: 'head' | 'bust' | 'beast'
  /** Boats, the sky's own things, what hangs in the air by itself, what carries a rider on or in it, what is worn. */
  sort?: 'boat' | 'sky' | 'airy' | 'mount' | 'cabin' | 'holder' | 'seat' | 'hat' | 'light' | 'canopy' | 'still'
  /** Where its nose points, degrees clockwise from up. */
  aim?: number
  /** Seen from the front: nothing is gained by turning it round. */
  isFrontal?: true
  /** Water is painted below it. */
  isWet?: true
}

/** What is peculiar to some. Heights are shares of the pictogram's. */
export type Traits = {
  /** Height of the saddle or back of a mount. */
  saddle?: number
  /** Riders stand on it. */
  isStoodOn?: true
  /** Height of what one sits or stands on, where it is not the top of the picture. */
  top?: number
  /** Where in the sea it is at home. */
  lives?: 'seabed' | 'sea'
  /** How it moves in itself, being of one piece. */
  movesBy?: 'flickering' | 'folding' | 'flapping' | 'rippling' | 'bending'
  /** Lights what is around it as a fire does. */
  isFirelight?: true
  /** A planet or moon: two of them beside each other are enough for a sky. */
  isWorld?: true
  /** Flies far from the hand that holds it. */
  isLongStringed?: true
  /** Food, drink and what they come in: it lies on tables. */
  isServed?: true
  /** Served hot; how far below its upper edge the rim is that steam rises from. */
  steamsAt?: number
  /** As wide as the land, and stands on the horizon. */
  spansLand?: true
  /** Bursts where it rises. */
  isSparks?: true
  /** Nobody in particular: many of them are a crowd. */
  isAnybody?: true
}
