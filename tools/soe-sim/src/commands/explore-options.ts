export const exploreOptions = {
  '--journey <name>': 'instead of a test, a journey that comes with the command, such as own-device',
  '--config <file>': "Playwright's configuration; the nearest above the test by default",
  '--project <name>': 'only this project of it',
  '--grep <pattern>': 'only tests whose titles fit',
  '--cells <parts...>': 'only cells whose names hold one of these, such as cart.addDevice or lost-answer',
  '--without <oracles...>': 'oracles that are not asked, such as axe',
  '--no-prune': 'run also the cells that nothing tells from another',
  '--no-shorten': 'leave the script of a red cell as long as it is',
  '--time <duration>': 'begin no cell after so long, such as PT8M; the next run goes on there',
  '--workers <number>': 'how many run side by side; two a core by default',
  '--fresh': 'forget what an earlier run has found',
  '--out <folder>': { text: 'where results, reports and pictures go', otherwise: 'explore-results' },
} as const
