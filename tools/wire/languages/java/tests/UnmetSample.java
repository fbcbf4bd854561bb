import static org.junit.jupiter.api.Assertions.assertNotNull;

import org.junit.jupiter.api.Test;
import soe.simulator.World;
import soe.simulator.junit.WithWorld;

/** A test that does nothing of what its scenario expects, so that it fails at its end. */
class UnmetSample {
  private static final String NEVER_CALLED =
      """
      apiVersion: sim/v1
      kind: Scenario
      id: never-called
      title: A device is added
      rules:
        - id: down
          on: cart.addDevice
          nth: 1
          reply: { status: 503 }
      expect:
        - { rule: down, fired: 1 }
      """;

  @Test
  @WithWorld(scenarios = NEVER_CALLED)
  void nothingIsDone(World world) {
    assertNotNull(world.id());
  }
}
