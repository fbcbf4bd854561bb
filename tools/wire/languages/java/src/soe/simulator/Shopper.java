package soe.simulator;

import java.net.HttpCookie;
import java.net.http.HttpResponse;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** A browser without pages: it keeps its cookies and calls the carrier. */
public final class Shopper {
  /** Status of HTTP; a business error mostly has 200. The error is the first of the catalogue, such as 208, or null. */
  public record Reply(int status, String error, String decision, Object raw) {}

  private final SimulatorClient simulator;
  private final String audience;
  private final Map<String, String> cookies = new LinkedHashMap<>();

  private Shopper(SimulatorClient simulator, String audience) {
    this.simulator = simulator;
    this.audience = audience;
  }

  /** Comes into a world as its persona, in a session of its own. */
  public static Shopper enter(SimulatorClient simulator, String world, String persona) {
    Object known = find(simulator.personas(), "id", persona);
    Shopper shopper = new Shopper(simulator, known == null ? "prospect" : (String) Json.at(known, "audience"));
    String url = simulator.enterUrl(world, "/");
    HttpResponse<String> answer = shopper.fetch("GET", url.substring(simulator.baseUrl().length()), null);
    if (answer.statusCode() != 303) {
      throw new IllegalStateException(url + " answered " + answer.statusCode() + ": " + answer.body());
    }
    return shopper;
  }

  /** By name, such as for a browser that Selenium drives. */
  public Map<String, String> cookies() {
    return Map.copyOf(cookies);
  }

  /** Calls an operation by its contract key, such as cart.addDevice. */
  public Reply call(String key, Map<String, ?> body) {
    Object operation = find(simulator.operations(), "key", key);
    if (operation == null) throw new IllegalArgumentException("There is no operation " + key + ".");
    Map<String, Object> paths = Json.object(Json.at(operation, "paths"));
    if (!paths.containsKey(audience)) {
      throw new IllegalArgumentException(key + " is not for " + audience + ", only for " + paths.keySet() + ".");
    }
    HttpResponse<String> answer = fetch((String) Json.at(operation, "method"), (String) paths.get(audience), body);
    boolean isJson = answer.headers().firstValue("content-type").orElse("").contains("json");
    Object raw = isJson ? Json.read(answer.body()) : answer.body();
    boolean hasErrors = Json.at(raw, "errors") instanceof List<?> errors && !errors.isEmpty();
    String error = hasErrors ? (String) Json.at(Json.list(Json.at(raw, "errors")).get(0), "id") : null;
    return new Reply(answer.statusCode(), error, answer.headers().firstValue("x-sim-decision").orElse(""), raw);
  }

  /** Any path of the simulator, with this shopper's cookies. */
  public HttpResponse<String> fetch(String method, String path, Map<String, ?> body) {
    Map<String, String> headers = new LinkedHashMap<>();
    headers.put("x-sim-caller", "test");
    if (!cookies.isEmpty()) headers.put("cookie", cookieHeader());
    if (cookies.containsKey("XSRF-TOKEN")) headers.put("x-xsrf-token", cookies.get("XSRF-TOKEN"));
    if (body != null) headers.put("content-type", "application/json");
    String sent = body == null ? null : Json.write(body);
    HttpResponse<String> answer = Http.send(simulator.baseUrl(), method, path, headers, sent);
    answer.headers().allValues("set-cookie").forEach(this::keep);
    return answer;
  }

  private String cookieHeader() {
    return cookies.entrySet().stream()
        .map(entry -> entry.getKey() + "=" + entry.getValue())
        .collect(Collectors.joining("; "));
  }

  private void keep(String line) {
    for (HttpCookie cookie : HttpCookie.parse(line)) {
      if (cookie.getMaxAge() == 0) cookies.remove(cookie.getName());
      else cookies.put(cookie.getName(), cookie.getValue());
    }
  }

  private static Object find(List<Object> list, String name, String value) {
    return list.stream().filter(held -> value.equals(Json.at(held, name))).findFirst().orElse(null);
  }
}
