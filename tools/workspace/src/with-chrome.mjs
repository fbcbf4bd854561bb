/** Runs a command with CHROME_PATH naming a Chromium: `node with-chrome.mjs playwright test`. */
import { findChrome } from './find-chrome.mjs'
import { runWith } from './run-with.mjs'
import { thisMachine } from './this-machine.mjs'

runWith(() => ({ CHROME_PATH: findChrome(thisMachine) }))
