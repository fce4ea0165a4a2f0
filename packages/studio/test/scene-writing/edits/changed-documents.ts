import type { Scene } from '@kinora/media/scene/scene-schema'

/** Documents with much to keep: goods, sounds, hand-set times and offsets, garments, several shots in a place. */
export const changedDocuments: Readonly<Record<string, Scene>> = {
  bedroom: {
    version: 'kinora.scene/1',
    seconds: 5,
    entities: [
      {
        id: 'man',
        asset: 'old-man',
        name: 'old man',
      },
      {
        id: 'desk',
        asset: 'desk',
      },
      {
        id: 'lamp',
        asset: 'desk-lamp',
        colour: 'green',
      },
      {
        id: 'letter',
        asset: 'letter',
      },
      {
        id: 'chair',
        asset: 'chair',
      },
    ],
    places: [
      {
        id: 'room',
        asset: 'bedroom',
        time: 'night',
        weather: 'clear',
        light: ['low-key'],
      },
    ],
    shots: [
      {
        from: 0,
        to: 5,
        place: 'room',
        placements: [
          {
            who: 'desk',
            relation: 'at',
          },
          {
            who: 'chair',
            relation: 'behind',
            to: 'desk',
          },
          {
            who: 'man',
            relation: 'seated-on',
            to: 'chair',
          },
          {
            who: 'lamp',
            relation: 'on',
            to: 'desk',
            side: 'right',
          },
          {
            who: 'letter',
            relation: 'on',
            to: 'desk',
          },
        ],
        actions: [
          {
            who: 'man',
            does: 'write',
            object: 'letter',
          },
        ],
        camera: {
          target: ['man'],
          size: 'waist',
          move: 'still',
        },
      },
    ],
  },
  teahouse: {
    version: 'kinora.scene/1',
    seconds: 5,
    entities: [
      {
        id: 'grandma',
        asset: 'old-woman',
        wears: [
          {
            garment: 'coat',
            colour: 'blue',
          },
        ],
      },
      {
        id: 'girl',
        asset: 'girl',
      },
      {
        id: 'table',
        asset: 'table',
      },
      {
        id: 'teapot',
        asset: 'teapot',
      },
      {
        id: 'cup',
        asset: 'cup',
      },
      {
        id: 'dumplings',
        asset: 'dumpling',
      },
    ],
    places: [
      {
        id: 'teahouse',
        asset: 'restaurant',
        time: 'afternoon',
        weather: 'clear',
        goods: [
          {
            asset: 'teapot',
          },
        ],
      },
    ],
    sound: {
      ambience: ['cafe'],
    },
    shots: [
      {
        from: 0,
        to: 5,
        place: 'teahouse',
        placements: [
          {
            who: 'table',
            relation: 'at',
          },
          {
            who: 'grandma',
            relation: 'beside',
            to: 'table',
            side: 'left',
          },
          {
            who: 'girl',
            relation: 'beside',
            to: 'table',
            side: 'right',
          },
          {
            who: 'teapot',
            relation: 'held-by',
            to: 'grandma',
          },
          {
            who: 'cup',
            relation: 'on',
            to: 'table',
          },
        ],
        actions: [
          {
            who: 'grandma',
            does: 'pour',
            with: ['teapot'],
            target: 'cup',
          },
        ],
        camera: {
          target: ['grandma', 'girl'],
          size: 'whole',
        },
      },
    ],
  },
  park: {
    version: 'kinora.scene/1',
    seconds: 6,
    entities: [
      {
        id: 'cat',
        asset: 'cat',
        colour: 'orange',
      },
      {
        id: 'dog',
        asset: 'dog',
        colour: 'white',
      },
      {
        id: 'park-bench',
        asset: 'park-bench',
        colour: 'green',
      },
    ],
    places: [
      {
        id: 'park',
        asset: 'park',
        time: 'afternoon',
        weather: 'clear',
      },
    ],
    shots: [
      {
        from: 0,
        to: 3,
        place: 'park',
        placements: [
          {
            who: 'park-bench',
            relation: 'at',
          },
          {
            who: 'cat',
            relation: 'beside',
            to: 'park-bench',
            side: 'right',
          },
          {
            who: 'dog',
            relation: 'at',
            side: 'right',
          },
        ],
        actions: [
          {
            who: 'cat',
            does: 'jump',
            from: 0,
            to: 1.667,
          },
        ],
        camera: {
          target: ['cat'],
          size: 'whole',
          angle: 'low',
        },
      },
      {
        from: 3,
        to: 6,
        place: 'park',
        continues: true,
        actions: [
          {
            who: 'dog',
            does: 'look',
            target: 'cat',
          },
        ],
        camera: {
          target: ['dog'],
          size: 'whole',
        },
      },
    ],
  },
  station: {
    version: 'kinora.scene/1',
    seconds: 6,
    entities: [
      {
        id: 'woman',
        asset: 'woman',
        wears: [
          {
            garment: 'coat',
            colour: 'red',
          },
          {
            garment: 'scarf',
            colour: 'white',
          },
        ],
      },
      {
        id: 'boy',
        asset: 'boy',
      },
      {
        id: 'umbrella',
        asset: 'umbrella',
        colour: 'blue',
      },
    ],
    places: [
      {
        id: 'station',
        asset: 'train-station',
        time: 'afternoon',
        weather: 'rain',
      },
    ],
    shots: [
      {
        from: 0,
        to: 3,
        place: 'station',
        placements: [
          {
            who: 'woman',
            relation: 'at',
          },
          {
            who: 'boy',
            relation: 'beside',
            to: 'woman',
            side: 'right',
          },
          {
            who: 'umbrella',
            relation: 'held-by',
            to: 'woman',
          },
        ],
        actions: [
          {
            who: 'woman',
            does: 'give',
            object: 'umbrella',
            target: 'boy',
          },
        ],
        camera: {
          target: ['woman', 'boy'],
          size: 'whole',
        },
      },
      {
        from: 3,
        to: 6,
        place: 'station',
        placements: [
          {
            who: 'woman',
            relation: 'at',
          },
          {
            who: 'boy',
            relation: 'beside',
            to: 'woman',
            side: 'right',
          },
          {
            who: 'umbrella',
            relation: 'beside',
            to: 'boy',
            side: 'right',
          },
        ],
        actions: [
          {
            who: 'boy',
            does: 'smile',
          },
        ],
        camera: {
          target: ['boy'],
          size: 'waist',
        },
      },
    ],
  },
  street: {
    version: 'kinora.scene/1',
    seconds: 6,
    entities: [
      {
        id: 'taxi',
        asset: 'taxi',
        colour: 'yellow',
      },
    ],
    places: [
      {
        id: 'street',
        asset: 'street',
        time: 'dusk',
        weather: 'clear',
      },
    ],
    shots: [
      {
        from: 0,
        to: 3.3,
        place: 'street',
        placements: [
          {
            who: 'taxi',
            relation: 'at',
          },
        ],
        actions: [
          {
            who: 'taxi',
            does: 'drive',
            from: 0,
            to: 3.3,
            speed: 'slow',
          },
        ],
        camera: {
          target: ['taxi'],
          size: 'whole',
        },
      },
      {
        from: 3.3,
        to: 6,
        place: 'street',
        placements: [
          {
            who: 'taxi',
            relation: 'at',
          },
        ],
        camera: {
          target: ['taxi'],
          size: 'wide',
          move: 'crane-up',
        },
      },
    ],
  },
  kitchen: {
    version: 'kinora.scene/1',
    seconds: 6,
    entities: [
      {
        id: 'chef',
        asset: 'chef',
        name: 'chef',
      },
      {
        id: 'cat',
        asset: 'cat',
      },
      {
        id: 'pizza',
        asset: 'pizza',
      },
      {
        id: 'table',
        asset: 'table',
      },
    ],
    places: [
      {
        id: 'kitchen',
        asset: 'kitchen',
        time: 'morning',
        weather: 'clear',
      },
    ],
    shots: [
      {
        from: 0,
        to: 6,
        place: 'kitchen',
        placements: [
          {
            who: 'table',
            relation: 'at',
          },
          {
            who: 'chef',
            relation: 'behind',
            to: 'table',
          },
          {
            who: 'cat',
            relation: 'beside',
            to: 'table',
            side: 'left',
            offset: [0.2, 0, 0.1],
          },
          {
            who: 'pizza',
            relation: 'on',
            to: 'table',
          },
        ],
        actions: [
          {
            who: 'chef',
            does: 'wave',
            from: 1,
            to: 2,
          },
        ],
        camera: {
          target: ['chef'],
          size: 'waist',
        },
      },
    ],
  },
  vase: {
    version: 'kinora.scene/1',
    seconds: 5,
    entities: [
      {
        id: 'perfume',
        asset: 'perfume-bottle',
      },
      {
        id: 'vase',
        asset: 'vase',
      },
      {
        id: 'roses',
        asset: 'rose',
        count: 3,
        colour: 'red',
      },
      {
        id: 'table',
        asset: 'table',
      },
    ],
    places: [
      {
        id: 'studio',
        asset: 'living-room',
        time: 'noon',
        weather: 'clear',
      },
    ],
    shots: [
      {
        from: 0,
        to: 5,
        place: 'studio',
        placements: [
          {
            who: 'table',
            relation: 'at',
          },
          {
            who: 'perfume',
            relation: 'on',
            to: 'table',
          },
          {
            who: 'vase',
            relation: 'behind',
            to: 'perfume',
          },
          {
            who: 'roses',
            relation: 'in',
            to: 'vase',
          },
        ],
        camera: {
          target: ['perfume'],
          size: 'whole',
          move: 'push',
          speed: 'slow',
        },
      },
    ],
  },
  ride: {
    version: 'kinora.scene/1',
    seconds: 6,
    entities: [
      {
        id: 'girl',
        asset: 'girl',
        name: 'Mia',
      },
      {
        id: 'bicycle',
        asset: 'bicycle',
        colour: 'red',
      },
    ],
    places: [
      {
        id: 'road',
        asset: 'street',
        time: 'morning',
        weather: 'clear',
      },
    ],
    shots: [
      {
        from: 0,
        to: 6,
        place: 'road',
        placements: [
          {
            who: 'bicycle',
            relation: 'at',
          },
          {
            who: 'girl',
            relation: 'seated-on',
            to: 'bicycle',
          },
        ],
        actions: [
          {
            who: 'girl',
            does: 'ride',
            with: ['bicycle'],
            from: 0.5,
            to: 5,
          },
          {
            who: 'girl',
            does: 'smile',
          },
        ],
        camera: {
          target: ['girl'],
          size: 'whole',
        },
      },
    ],
  },
  children: {
    version: 'kinora.scene/1',
    seconds: 4,
    entities: [
      {
        id: 'boys',
        asset: 'boy',
        count: 2,
        colour: 'green',
      },
      {
        id: 'girls',
        asset: 'girl',
        count: 2,
        colour: 'purple',
      },
      {
        id: 'ball',
        asset: 'ball',
        colour: 'red',
      },
    ],
    places: [
      {
        id: 'playground',
        asset: 'playground',
        time: 'afternoon',
        weather: 'clear',
        season: 'spring',
      },
    ],
    shots: [
      {
        from: 0,
        to: 4,
        place: 'playground',
        placements: [
          {
            who: 'boys',
            relation: 'at',
            side: 'right',
          },
          {
            who: 'girls',
            relation: 'at',
            side: 'left',
          },
          {
            who: 'ball',
            relation: 'at',
          },
        ],
        camera: {
          target: ['boys', 'girls'],
          size: 'whole',
        },
      },
    ],
  },
  beach: {
    version: 'kinora.scene/1',
    seconds: 6,
    entities: [
      {
        id: 'ann',
        asset: 'woman',
        name: 'Ann',
        wears: [
          {
            garment: 'hat',
            colour: 'yellow',
          },
        ],
        traits: {
          hair: 'brown',
        },
      },
      {
        id: 'rex',
        asset: 'dog',
        name: 'Rex',
        size: 'large',
      },
    ],
    places: [
      {
        id: 'shore',
        asset: 'beach',
        time: 'dawn',
        weather: 'fog',
      },
    ],
    style: {
      look: 'cinematic',
    },
    sound: {
      music: 'calm',
    },
    shots: [
      {
        from: 0,
        to: 3,
        place: 'shore',
        placements: [
          {
            who: 'ann',
            relation: 'at',
          },
          {
            who: 'rex',
            relation: 'beside',
            to: 'ann',
            side: 'left',
          },
        ],
        actions: [
          {
            who: 'ann',
            does: 'walk',
            path: {
              to: 'rex',
            },
            to: 2,
          },
          {
            who: 'rex',
            does: 'run',
            from: 1,
          },
        ],
        texts: [
          {
            text: 'SEA',
          },
        ],
        camera: {
          target: ['ann', 'rex'],
          size: 'wide',
          angle: 'high',
        },
      },
      {
        from: 3,
        to: 6,
        place: 'shore',
        continues: true,
        speech: [
          {
            who: 'ann',
            text: 'Come here!',
          },
        ],
        camera: {
          target: ['ann'],
          size: 'bust',
        },
      },
    ],
  },
}
