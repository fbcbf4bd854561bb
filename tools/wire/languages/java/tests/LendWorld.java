import java.util.List;
import java.util.Map;
import soe.simulator.Json;
import soe.simulator.SimulatorClient;
import soe.simulator.UnmetExpectations;
import soe.simulator.World;

/** A test without a framework: it makes calls of the operation that it is given, and prints how its world ends. */
public final class LendWorld {
  public static void main(String[] calls) {
    try (World world =
        World.open(new SimulatorClient(), Map.of("persona", "prospect"), List.of("cart-load-503-once"))) {
      for (String call : calls) {
        String decision = world.enter().call(call, Map.of()).decision();
        if (Json.list(Json.at(world.why(decision), "sentences")).isEmpty()) System.out.println("no reason");
      }
      System.out.println("done");
    } catch (UnmetExpectations unmet) {
      System.out.println(unmet.getMessage());
    }
  }
}
