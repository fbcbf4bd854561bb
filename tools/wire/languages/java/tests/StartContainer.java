import java.util.Map;
import soe.simulator.SimulatorClient;
import soe.simulator.SimulatorContainer;

/** Starts a container with the engine that it is given, and makes a world in it. */
public final class StartContainer {
  public static void main(String[] engine) {
    try (SimulatorContainer container = new SimulatorContainer().withEngine(engine[0]).withCommand("--store", "memory")) {
      SimulatorClient simulator = container.start();
      simulator.dropWorld((String) simulator.makeWorld(Map.of("id", "contained")).get("id"));
      System.out.println(container.logs().trim());
    }
  }
}
