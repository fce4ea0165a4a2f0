/** The surface under a thing: a material of the catalogue, and its colour by name or as `#rrggbb`. */
export type Surface = { of: string; colour?: string }
