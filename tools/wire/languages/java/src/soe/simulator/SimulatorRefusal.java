package soe.simulator;

import java.util.List;
import java.util.Map;

/** The control API refused a request. */
public final class SimulatorRefusal extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int status;
  private final String code;
  private final transient List<Object> allowed;

  SimulatorRefusal(int status, Object body, String url) {
    this(status, Json.at(body, "error") instanceof Map<?, ?> error ? error : Map.of(), url);
  }

  private SimulatorRefusal(int status, Map<?, ?> error, String url) {
    super("the simulator answered " + status + " " + codeOf(error) + ": " + reasonOf(error, url));
    this.status = status;
    this.code = codeOf(error);
    this.allowed = error.get("allowed") instanceof List<?> list ? List.copyOf(list) : List.of();
  }

  public int status() {
    return status;
  }

  public String code() {
    return code;
  }

  /** The values that would have been taken; empty where there is no such list. */
  public List<Object> allowed() {
    return allowed;
  }

  private static String codeOf(Map<?, ?> error) {
    return error.get("code") instanceof String code ? code : "UNEXPECTED_ANSWER";
  }

  private static String reasonOf(Map<?, ?> error, String url) {
    return error.get("message") instanceof String message ? message : "What answers at " + url + " is no simulator.";
  }
}
