export const readme = `# soe-sim

A carrier for the online shop that keeps carts, cases, locks, sessions and wishlists, answers every call of the contract,
and can be told to fail. It brings the built shop and a console along.

\`\`\`sh
npx soe-sim start                      # the shop at http://localhost:4010/, the console at /__sim
npx soe-sim start --data ./worlds      # worlds outlive the process (needs the optional package lmdb)
\`\`\`

A world is a carrier of its own, one for each test. A browser is in it once it has opened the address that is printed; a
client without cookies names it in the header \`x-sim-world\`.

\`\`\`sh
npx soe-sim worlds make --id demo --persona signed-in
npx soe-sim fail-next demo cart.addDevice --status 503
npx soe-sim command demo setPrice skuId=orbit-12-pro-kelp-128 priceCents=100
npx soe-sim clock demo --advance PT31M
npx soe-sim scenarios --search hang                  # what can be armed by its id
npx soe-sim scenarios cart-load-hangs > mine.yaml    # one as a file to change
npx soe-sim schema scenario > scenario.schema.json   # all that a file may say, which editors complete
npx soe-sim lint mine.yaml && npx soe-sim arm demo mine.yaml
npx soe-sim journal demo                             # then "why demo-3", and "verify demo --junit report.xml"
\`\`\`

| page | what |
|---|---|
| [docs/for-qa.md](docs/for-qa.md) | what a scenario may say, worlds, clocks, snapshots and forks, expectations |
| [docs/command-line.md](docs/command-line.md) | every command, with recording and HTTP archives |
| [docs/packages.md](docs/packages.md) | tests with Jest, Vitest, \`node:test\` and Playwright, in process, containers |
| [docs/operations.md](docs/operations.md) | the token of the control API, pages of another origin, replicas, limits |
| [docs/half-built-backend.md](docs/half-built-backend.md) | a backend of yours behind the simulator |
| [docs/java-and-python.md](docs/java-and-python.md) | tests in Java and Python |
| [docs/coming-from.md](docs/coming-from.md) | the words of WireMock, MockServer, Mockoon, MSW, and MSW itself |
| [docs/explore.md](docs/explore.md) | the failures that nobody thought of |

\`npx soe-sim --help\` lists the commands. Node 20.19, or 22.12 and newer.
`
