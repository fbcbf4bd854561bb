/** The command line, in short. */
export const usage = `Judges a backend by the contract of the shop.

  soe-conform --target https://host [options]
  soe-conform init --target URL     asks a running backend, and writes the file for --states
  soe-conform judge FILE            judges recorded traffic: HAR, or a journal
  soe-conform proxy --target URL    judges what passes between clients and a backend
  soe-conform replay FILE           says whether a finding is fixed
  soe-conform used                  prints which fields of answers the shop's pages read
  soe-conform schema COMMAND        prints the JSON Schema of what a command prints with --json
  soe-conform help TOPIC            states, identities, data or waivers, in full
  soe-conform --version             prints the version, which is that of the contract

What is judged
  --target URL       the backend to judge; a path in it comes before those of the contract
  --only PATTERN     operations to judge, such as cart or wishlist.*; may be repeated, or separated by commas
  --except PATTERN   operations to leave out
  --audiences NAMES  audiences that the backend offers, of signed-in, prospect, prepay, prepay-signed-in
  --waivers FILE     accepted findings, with owner, reason and expiry (help waivers)
  --write-waivers FILE
                     writes a waiver of each cause that is found, for 30 days

How a check starts
  --states FILE      states, identities and data of the backend (help states); may be repeated
  --auth FILE        identities alone: how each of them signs in (help identities); may be repeated
  --state-url URL    sets up shoppers and states; default: /__sim/v1/states of the target, without --states
  --as IDENTITY      a customer, or AUDIENCE=IDENTITY; the second of an audience must not meet what is the first's

What may be sent
  --i-own HOST       allows changes and invalid requests on this host; localhost is always allowed
  --read-only        sends reads alone
  --shared           sends reads alone, one after the other
  --rps N            requests a second, at most

How it runs
  --seed N           repeats a run
  --time 60s         starts no further check after this time
  --out DIR          writes report.html, report.json, junit.xml, report.sarif and a replay of each finding
  --json             prints the report alone, as JSON (soe-conform schema run); every command takes it
  --self-check       plants three drifts before the backend first, which the judge must find
  --oracle URL       a backend that is right: each example and journey is sent to both
  --oracle-state-url URL, --oracle-states FILE
                     states of the oracle, as of the target
  --accepted FILE    accepted differences from the oracle, with owner, reason and expiry

Exit codes
  0  everything held
  1  something is broken
  2  something could not be judged, or the command line is wrong`

const states = `States: how your backend is brought to where a check starts. soe-conform init writes such a file.

  states:
    shopper:                         # a shopper of its own with nothing in the cart
      setup:
        - call: POST /test/customers
          body: { audience: '{identity}' }
          keep: { customer: id, password: password }
      teardown:
        - call: DELETE /test/customers/{customer}
    cart locked:                     # {channel} holds the shopper's cart, for {ttl} where it is given
      setup:
        - call: POST /test/customers/{customer}/lock
          body: { channel: '{channel}', ttl: '{ttl}' }
    time passed:                     # the shopper's clock is ahead by {by}, such as PT16M
      skip: our test system has no clock of its own

A call has a method, a path of the target, and headers and a body where they are needed. keep takes values from its
answer, by the path to each, for the calls that follow: {customer} above. \${NAME} is a variable of the environment. A
field whose only value is a name that nobody knows is left out. Cookies are kept as a browser keeps them.

needs: [tenant] sets up another state first. url: /states sends {state, params, action} there instead of a script.
skip: WHY leaves out what needs the state, and says so. Without a state "shopper", guests come as anyone may, without a
session; customers sign in as their identity says. Everything is taken down again in reverse, also after Ctrl-C.`

const identities = `Identities: who calls. An audience is called by the identity of its name, unless --as says otherwise.

  identities:
    signed-in:
      login:
        - call: POST /login
          body: { id: '{customer}', password: '\${TEST_PASSWORD}' }
      headers: { x-tenant: conformance }      # what every call carries
      check: { call: GET /account, status: 200 }
    prospect: {}                              # a guest signs in with nothing

login runs after the state "shopper", with what its calls kept. It runs again after a 401 in the middle of a check,
unless the check is about sessions that end. check is asked once, before anything is judged; without it a read that
customers alone may make is asked. --as maren --as tomas makes tomas the second customer, who must not meet what is
maren's. With --read-only nothing but login is sent besides reads.`

const data = `Data: what your backend sells, where it has other skus, plans and codes than the contract's examples.

  data:
    phone: { sku: X100-BLK, product: P100, page: x100, months: 24 }
    phoneVariant: { sku: X100-RED, product: P100 }  # not the one that its product preselects
    otherPhone: { sku: X200-BLK, product: P200 }
    accessory: { sku: CASE-1, product: A1 }
    otherAccessory: { sku: CASE-2, product: A2 }
    plainAccessory: { sku: CASE-3, product: A3 }   # does not count towards the bundle
    soldOut: { sku: X050-BLK, product: P050 }     # for notices that something is back in stock
    otherSoldOut: { sku: X055-BLK, product: P055 }
    plan: UNLIMITED
    otherPlan: BASIC
    prepaidPlan: PREPAID-15
    otherPrepaidPlan: PREPAID-5
    zipCode: '04101'                              # a zip code that is served; otherZipCode: another one
    barCode: '810000004101'
    promoCode: CASTOFF10                          # referralCode, friendsCode, vendorCode, feature, shippingOption
    tradeIn: { brand: Orbit, model: Orbit 9 }

Each name stands for what the examples of the contract have. What is left out is asked of the backend itself
(catalogue.listProducts, plans.getPlans), or is the contract's own; a check that needs what nobody knows is left out.
Ids of lines, carts, orders and agreements are taken from answers.`

const waivers = `Waivers: findings that somebody accepts until a day.

  {
    "waivers": [
      {
        "fingerprint": "0a1b2c3d4e5f",
        "operation": "cart.listEligibleLines",
        "path": "lines[].mtn",
        "owner": "numbers team",
        "why": "the mask follows with release 12",
        "until": "2027-01-31",
        "issue": "https://tracker.example/4711"
      }
    ]
  }

A finding prints its fingerprint, which holds operation, kind and place, never a value, so that it is the same in every
run. Of a finding that several operations share the waiver has the operation "*". A waiver that is out of date, or that
matches nothing any more, fails the run. issue may be left out. A waived finding is printed all the same.`

/** Things that deserve a page of their own. */
export const topics: Readonly<Record<string, string>> = { states, identities, data, waivers }
