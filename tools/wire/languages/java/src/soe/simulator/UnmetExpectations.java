package soe.simulator;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** What is armed was expected to happen, and did not. */
public final class UnmetExpectations extends AssertionError {
  private static final long serialVersionUID = 1L;

  UnmetExpectations(String message) {
    super(message);
  }

  UnmetExpectations(Map<String, Object> verification, Path snapshot) {
    super(describe(verification, snapshot));
  }

  private static String describe(Map<String, Object> verification, Path snapshot) {
    Object world = verification.get("world");
    List<Object> checks = Json.list(verification.get("checks"));
    if (checks.isEmpty()) {
      Object reason = verification.getOrDefault("reason", "no armed scenario expects anything");
      return "Nothing was checked in the world " + world + ": " + reason + ".";
    }
    List<Object> unmet = checks.stream().filter(check -> !Boolean.TRUE.equals(Json.at(check, "ok"))).toList();
    String head = unmet.size() + " of " + checks.size() + " checks are not met in the world " + world + ".";
    String described = unmet.stream().map(UnmetExpectations::describeCheck).collect(Collectors.joining("\n\n"));
    String replay =
        "seed:     %s\nsnapshot: %s\nreplay:   npx soe-sim replay %s".formatted(verification.get("seed"), snapshot, snapshot);
    return String.join("\n\n", head, described, replay);
  }

  private static String describeCheck(Object check) {
    String head =
        "%s: %s\n  expected %s\n  actual   %s"
            .formatted(
                Json.at(check, "scenario"), Json.at(check, "rule"), Json.at(check, "expected"), Json.at(check, "actual"));
    if (!(Json.at(check, "nearest") instanceof List<?> nearest) || nearest.isEmpty()) return head;
    return head + nearest.stream().map(call -> "\n    " + call).collect(Collectors.joining("", "\n  nearest calls:", ""));
  }
}
