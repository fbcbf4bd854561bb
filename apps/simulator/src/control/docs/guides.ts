/** A guide for an agent: what to do for one task, with commands that a test runs. */
export interface Guide {
  readonly name: string
  /** When to take it. */
  readonly description: string
  readonly text: string
}

export const guides: readonly Guide[] = [
  {
    name: 'reproduce-a-bug',
    description: 'Make a bug of the shop or of a call happen again, and hand it over as a file.',
    text: `# Reproduce a bug

A world is a carrier of its own. The same persona, seed, scenario and calls end the same way each time.

1. Make a world with a seed, stop its clock, and open the address that is printed, in the browser under test.

~~~console
$ npx soe-sim worlds make --id bug --persona signed-in --seed 5 --freeze 2026-12-24T18:00:00Z
Made the world bug: persona signed-in, seed 5, clock 2026-12-24T18:00:00.000Z.
Enter it at http://localhost:4010/__sim/v1/worlds/bug/enter?to=%2F
~~~

2. Arm what goes wrong: a built-in scenario that "npx soe-sim scenarios --search" finds, or a file.

~~~console
$ npx soe-sim arm bug cart-load-503-once
Armed cart-load-503-once in the world bug: The gateway answers 503 once, and the retry gets the cart (1 rule).
~~~

3. Go through the steps, then read the calls, and ask "npx soe-sim why" about the one that went wrong.

~~~sh
npx soe-sim journal bug
~~~

4. Attach the world to the bug. "record" makes a scenario of the calls that were made.

~~~console
$ npx soe-sim snapshot bug --out bug.json
Wrote the world bug to bug.json.
~~~

Trap: a snapshot holds session ids and tokens in full; the journal and an archive of export-har do not.
`,
  },
  {
    name: 'write-a-scenario',
    description: 'Script a failure of the carrier, and what is expected of the shop, as a file that lints.',
    text: `# Write a scenario

1. Look up what may be named; do not guess.

~~~console
$ npx soe-sim catalogue errors --search CART_LOCKED
CART_LOCKED  200  cart-lock  The cart is being worked on in another channel.
~~~

2. Write the file, with what you expect of it.

\`locked.yaml\`:

~~~yaml
apiVersion: sim/v1
kind: Scenario
id: retail-holds-the-cart
title: The second device finds the cart held by retail
rules:
  - id: second-add
    on: cart.addDevice
    nth: 2
    reply: { error: CART_LOCKED }
expect:
  - { rule: second-add, fired: 1 }
~~~

3. Lint it, and arm it in a world.

~~~console
$ npx soe-sim lint locked.yaml
locked.yaml: retail-holds-the-cart: no problems
$ npx soe-sim worlds make --id script --seed 5 --freeze 2026-12-24T18:00:00Z --scenario locked.yaml
Made the world script: persona prospect, seed 5, clock 2026-12-24T18:00:00.000Z.
Armed retail-holds-the-cart: The second device finds the cart held by retail.
Enter it at http://localhost:4010/__sim/v1/worlds/script/enter?to=%2F
~~~

4. "npx soe-sim verify script" after the steps; where it is red, "npx soe-sim verdict script" names the condition that keeps a rule from firing.

Trap: a rule counts the calls of each session by itself; "per: world" counts them together.
`,
  },
  {
    name: 'find-who-is-at-fault',
    description:
      'A test is red: find out whether the script, the carrier, the contract, the shop or the test is at fault, before anything is changed.',
    text: `# Find who is at fault

1. Ask for a verdict before you change a test. It tries the call the other way, so what it calls proved is so.

~~~console
$ npx soe-sim worlds make --id red --seed 5 --freeze 2026-12-24T18:00:00Z
Made the world red: persona prospect, seed 5, clock 2026-12-24T18:00:00.000Z.
Enter it at http://localhost:4010/__sim/v1/worlds/red/enter?to=%2F
$ npx soe-sim verdict red
Nobody can be named, judged by the evidence.
  Nothing is checked in this world: no scenario is armed.
~~~

2. Name what you have: a decision (the x-sim-decision of a reply, such as red-3), the world where a check is not met, or the failure that the test printed, with --report.

3. script: mend the rule or the condition that it names. test: mend the step, the persona or the command. shop: it is a bug; reproduce it. carrier or contract: report it with the evidence. cannot-tell: read the evidence, and "npx soe-sim why" of each call that went wrong.

Trap: a fork that is made before the call ("npx soe-sim fork red --before red-3") lets you try your own change.
`,
  },
  {
    name: 'judge-a-backend',
    description: 'Judge whether a real backend keeps the contract that the shop relies on.',
    text: `# Judge a backend

1. "npx soe-conform" judges what answers at an address against the contract, and ends with 1 where it finds something.

~~~console
$ npx soe-sim catalogue operations --search cart.addDevice
cart.addDevice  Add a device to the cart, or change the one on a line
~~~

2. Begin with the operations that your backend has: --only takes their keys, which "npx soe-sim catalogue operations" lists.

3. A finding names the call to repeat, what the contract says, and what came. What is known and accepted goes into a file of waivers, with a reason and an end.

Trap: it changes carts of the backend that it judges. Give it accounts of its own.
`,
  },
  {
    name: 'add-an-operation',
    description: 'Add an operation of the carrier to the contract, in the workspace.',
    text: `# Add an operation

1. "npm run new" in the workspace makes its files: the contract's schema and route, the carrier's handler, and its test. It says what to fill in.

2. Declare the errors that it may answer; scenarios, lint and the judge know them from there.

~~~console
$ npx soe-sim catalogue errors --search SCHEDULED_ORDER
208  200  scheduled-order  An order is already scheduled for this account.
~~~

3. Run the tests of libs/contracts, libs/carrier and apps/simulator: its example is called there on every store, and its answer is checked against its schema.

Trap: an answer that its schema does not know ends with 500 before anything is committed.
`,
  },
]

/** As a skill's file. */
export const skillFile = ({ name, description, text }: Guide): string =>
  `---\nname: ${name}\ndescription: ${description}\n---\n\n${text.replaceAll('~~~', '```')}`
