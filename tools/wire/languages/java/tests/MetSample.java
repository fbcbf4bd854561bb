import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import soe.simulator.World;
import soe.simulator.junit.WithWorld;

/** Tests that pass, each in a world of its own. */
@WithWorld(persona = "prospect", seed = 7)
class MetSample {
  private static final Map<String, Object> ADD_DEVICE =
      Map.of(
          "cartInfo", Map.of("intendType", "AAL"),
          "data",
              Map.of(
                  "lines",
                  List.of(
                      Map.of(
                          "isNewLine", true,
                          "device",
                              Map.of(
                                  "id", "orbit-12-pro-kelp-128",
                                  "productId", "dev14000001",
                                  "dppMonths", 36,
                                  "contractTerm", "36")))));

  @Test
  void aWorldIsOfThePersonaThatTheClassAsksFor(World world) {
    Map<String, Object> known = world.simulator().getWorld(world.id());
    assertEquals(List.of("prospect", 7L), List.of(known.get("persona"), known.get("seed")));
    assertEquals("MetSample › aWorldIsOfThePersonaThatTheClassAsksFor(World)", known.get("title"));
  }

  @Test
  @WithWorld(scenarios = "add-device-scheduled-order", verify = false)
  void aBuiltInScenarioActs(World world) {
    assertEquals("208", world.enter().call("cart.addDevice", ADD_DEVICE).error());
  }

  @Test
  @WithWorld(persona = "signed-in")
  void aTestAsksForAnotherPersonaThanItsClass(World world) {
    assertEquals("signed-in", world.simulator().getWorld(world.id()).get("persona"));
  }
}
