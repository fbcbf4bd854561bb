package soe.simulator;

/** Nothing answers where the simulator should be. */
public final class SimulatorUnreachable extends RuntimeException {
  private static final long serialVersionUID = 1L;

  SimulatorUnreachable(String url, Throwable cause) {
    super("No simulator answers at " + url + ". Start one with \"npx soe-sim start\", or say where it is: SIM_URL.", cause);
  }
}
