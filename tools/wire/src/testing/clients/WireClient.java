import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.HttpURLConnection;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;

/** Makes the calls that standard input lists with one of Java's two clients, which the argument names; prints what each got. */
final class WireClient {
  private record Call(String url, String method, Map<String, String> headers, byte[] body, String warmUp, int patience) {
    boolean isReused() {
      return !warmUp.isEmpty();
    }
  }

  private interface Client {
    String make(Call call) throws Exception;
  }

  private interface Body {
    byte[] read() throws IOException;
  }

  public static void main(String[] arguments) throws Exception {
    Client client = arguments[0].equals("HttpClient") ? WireClient::byHttpClient : WireClient::byUrlConnection;
    BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      System.out.println(client.make(callOf(line)));
    }
    System.exit(0);
  }

  private static String decoded(String text) {
    return new String(Base64.getDecoder().decode(text), StandardCharsets.UTF_8);
  }

  private static Call callOf(String line) {
    String[] part = line.split("\t", -1);
    Map<String, String> headers = new LinkedHashMap<>();
    for (String field : decoded(part[2]).split("\n")) {
      String[] pair = field.split(": ", 2);
      if (pair.length == 2) headers.put(pair[0], pair[1]);
    }
    return new Call(
        part[0], part[1], headers, Base64.getDecoder().decode(part[3]), part[4], Integer.parseInt(part[5]));
  }

  private static String ended(int status, String type, Body body) {
    String head = status + "\t" + (type == null ? "" : type);
    try {
      return "whole\t" + head + "\t" + Base64.getEncoder().encodeToString(body.read());
    } catch (IOException error) {
      return "broken\t" + head;
    }
  }

  private static byte[] bodyOf(HttpURLConnection connection) throws IOException {
    boolean isError = connection.getResponseCode() >= 400;
    try (InputStream stream = isError ? connection.getErrorStream() : connection.getInputStream()) {
      return stream == null ? new byte[0] : stream.readAllBytes();
    }
  }

  private static HttpURLConnection open(String url, int patience) throws IOException {
    HttpURLConnection connection = (HttpURLConnection) URI.create(url).toURL().openConnection();
    connection.setInstanceFollowRedirects(false);
    connection.setReadTimeout(patience);
    return connection;
  }

  private static String byUrlConnection(Call call) {
    try {
      if (call.isReused()) bodyOf(open(call.warmUp(), 0));
      HttpURLConnection connection = open(call.url(), call.patience());
      connection.setRequestMethod(call.method());
      call.headers().forEach(connection::setRequestProperty);
      if (call.body().length > 0) {
        connection.setDoOutput(true);
        connection.getOutputStream().write(call.body());
      }
      int status = connection.getResponseCode();
      if (status < 0) return "failed";
      return ended(status, connection.getContentType(), () -> bodyOf(connection));
    } catch (SocketTimeoutException error) {
      return "silent";
    } catch (IOException error) {
      return "failed";
    }
  }

  private static HttpRequest requestOf(Call call) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(call.url())).timeout(Duration.ofMillis(call.patience()));
    call.headers().forEach(request::header);
    boolean isBare = call.body().length == 0;
    return request
        .method(
            call.method(),
            isBare ? HttpRequest.BodyPublishers.noBody() : HttpRequest.BodyPublishers.ofByteArray(call.body()))
        .build();
  }

  private static String byHttpClient(Call call) throws InterruptedException {
    HttpClient client = HttpClient.newBuilder().build();
    try {
      if (call.isReused()) {
        client.send(
            HttpRequest.newBuilder(URI.create(call.warmUp())).build(), HttpResponse.BodyHandlers.ofByteArray());
      }
      HttpResponse<InputStream> response = client.send(requestOf(call), HttpResponse.BodyHandlers.ofInputStream());
      String type = response.headers().firstValue("content-type").orElse("");
      return ended(response.statusCode(), type, () -> response.body().readAllBytes());
    } catch (HttpTimeoutException error) {
      return "silent";
    } catch (IOException error) {
      return "failed";
    }
  }
}
