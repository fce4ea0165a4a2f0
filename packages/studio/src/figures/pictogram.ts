/** What the stage knows of a pictogram beyond its picture. */
export type Pictogram = {
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
